/** What the scene says: of areas, tiles and tokens. */

import type { SceneTable } from '../../lib/scene'
import type { Words } from '../../lib/words.svelte'
import { cardOf, TOKENS, type Card } from './box'
import { isComplete, isUntouched, leaderOf, rateOf, worthOf, type Region } from './regions'

/** Who stands in an area, and who would have it: "Anna 2, Bohdan 1: Anna leads". */
export function leadInWords(table: SceneTable, region: Region): string {
  const { words } = table
  const seats = Object.keys(region.followers).sort()
  if (!seats.length) return words.say('castle-nobody-stands')
  const standing = seats
    .map((seat) => words.say('castle-standing', { seat: table.seat(seat).name, count: region.followers[seat] ?? 0 }))
    .join(', ')
  const leader = leaderOf(region)
  const lead = leader === null ? words.say('castle-nobody-leads') : words.say('castle-leads', { seat: table.seat(leader).name })
  return `${standing}: ${lead}`
}

/** "tower, 3 tiles, unfinished". */
export function stateInWords(words: Words, region: Region): string {
  return words.say('castle-region', {
    kind: region.kind,
    tiles: region.tiles.length,
    markets: region.markets,
    state: region.kind === 'court' ? 'court' : isComplete(region) ? 'complete' : 'open',
  })
}

/** "tower, 3 tiles", where there is little room. */
export function shortly(words: Words, region: Region): string {
  return words.say('castle-shortly', { kind: region.kind, tiles: region.tiles.length, markets: region.markets })
}

/** "3 × 2 = 6 points when it is complete". */
export function worthInWords(words: Words, region: Region): string {
  const count = region.kind === 'court' ? region.markets : region.tiles.length
  return words.say('castle-worth', {
    count,
    rate: rateOf(region),
    points: worthOf(region),
    when: region.kind === 'court' ? 'end' : isComplete(region) ? 'now' : 'complete',
  })
}

export function regionInWords(table: SceneTable, region: Region): string {
  if (isUntouched(region)) return table.words.say('castle-start', { kind: region.kind })
  return `${stateInWords(table.words, region)}. ${worthInWords(table.words, region)}. ${leadInWords(table, region)}`
}

/** What a tile shows, for those who don't see it: "path with a well, house, 2 courts". */
export function cardInWords(table: SceneTable, id: string): string {
  return table.sentences.listing(partsOf(cardOf(id)).map(({ what, count }) => table.words.say('castle-part', { what, count })))
}

function partsOf(card: Card): { what: string; count: number }[] {
  const counts = new Map<string, number>()
  const add = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  for (const { kind, wells, markets } of card.segments) {
    add(kind === 'path' && wells ? 'well' : kind === 'court' && markets ? 'market' : kind)
  }
  if (card.square) add('square')
  return [...counts].map(([what, count]) => ({ what, count }))
}

export function tokenInWords(words: Words, token: string): string {
  return words.say('castle-token', { token: Number(token) })
}

/** What tokens do, for the sentences of moves. */
export function effects(words: Words): Record<string, Record<string, string>> {
  return { token: Object.fromEntries(TOKENS.map(({ id }) => [id, tokenInWords(words, id)])) }
}
