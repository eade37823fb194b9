/** What the scene says: to screen readers, and on the panels. */

import type { Help, SceneTable, SpotId } from '../../lib/scene'
import { building, BUILDINGS } from './box'
import { numberOf, type Position } from './position'
import { standing, worthOf } from './standings'
import type { Words } from '../../lib/words.svelte'

/** "Castello, number 3, worth 11: Anna 4 councillors, 11 points; Bohdan 2, 5." */
export function standingInWords(table: SceneTable, position: Position, district: string): string {
  const { words } = table
  const places = standing(position, district).map(({ side, councillors, points }) =>
    words.say('rialto-place', { seat: table.seat(side).name, councillors, points }),
  )
  return words.say('rialto-standing', {
    district,
    number: numberOf(position, district) ?? 0,
    worth: worthOf(position, district),
    places: places.length ? places.join('; ') : words.say('rialto-nobody'),
  })
}

/** A name for a narrow place. */
export function shortened(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

export function effectInWords(words: Words, id: string): string {
  const { effect, params } = building(id)
  return words.say(`effect-${effect}`, params)
}

/** What each building does, for the sentences of moves. */
export function effects(words: Words): Record<string, Record<string, string>> {
  return { building: Object.fromEntries(BUILDINGS.map(({ id }) => [id, effectInWords(words, id)])) }
}

export function buildingInWords(words: Words, id: string): string {
  return `${words.say('building', { building: id })}: ${effectInWords(words, id)}`
}

/** Where the rules say what a building does. */
const CLAUSES: Record<string, string> = {
  green_1: 'RIA-5.7', green_2: 'RIA-5.8', green_3: 'RIA-5.9', green_4: 'RIA-5.10',
  yellow_1: 'RIA-6.8', yellow_2: 'RIA-6.10', yellow_3: 'RIA-6.11', yellow_4: 'RIA-6.12',
  blue_1: 'RIA-9.2', blue_2: 'RIA-9.4', blue_3: 'RIA-9.5', blue_4: 'RIA-9.7',
}

/** What a building does; of other things nobody has to read. */
export function help({ words }: SceneTable, id: SpotId): Help | null {
  const [domain, member = ''] = id.split(':')
  const clause = CLAUSES[member]
  if (domain !== 'building' || clause === undefined) return null
  return { title: words.say('building', { building: member }), text: effectInWords(words, member), clause }
}

export function cardsInWords(table: SceneTable, held: Record<string, number>): string {
  const parts = Object.entries(held).map(([kind, count]) => table.words.say('counted-card', { kind, count }))
  return table.sentences.listing(parts)
}
