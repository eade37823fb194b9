/** A view as sections of named counters, from the game's own description: the generic scene and the text table. */

import type { SceneTable, SpotId } from '../../lib/scene'
import { slug } from '../../lib/sentences'
import type { Group, Pile } from '../../lib/types'

export interface Counter {
  /** Where it lies, where a group has places: a row, a district. */
  under: string
  name: string
  value: string
  spot: SpotId | null
  pile: string
}

export interface Section {
  /** The group or field that it tells. */
  of: string
  title: string
  counters: Counter[]
}

/** What belongs to nobody. */
export function common(table: SceneTable): Section[] {
  const sections = table.game.groups
    .filter((group) => !group.owned && group.seen !== 'unseen')
    .map((group) => section(table, group, table.view.table[group.name] as Pile, group.name, 0))
  return [...sections, ...fields(table)].filter((found) => found.counters.length > 0)
}

/** What belongs to a seat. */
export function owned(table: SceneTable, seat: string): Section[] {
  return table.game.groups
    .filter((group) => group.owned && group.seen !== 'unseen' && group.name !== 'scored')
    .map((group) => {
      const all = table.view.table[group.name] as Record<string, Pile | null>
      return section(table, group, all[seat] ?? 0, `${group.name}.${seat}`, 1)
    })
    .filter((found) => found.counters.length > 0)
}

function section(table: SceneTable, group: Group, pile: Pile | undefined, label: string, depth: number): Section {
  return { of: group.name, title: table.words.say(`pile-${group.name}`), counters: [...counters(table, group, pile ?? 0, label, depth)] }
}

function* counters(
  table: SceneTable, group: Group, pile: Pile, label: string, depth: number, under = '',
): Generator<Counter> {
  if (typeof pile === 'number') {
    if (pile !== 0) yield { under, name: '', value: String(pile), spot: null, pile: label }
    return
  }
  const domain = group.domains[depth] ?? ''
  for (const [member, content] of Object.entries(pile)) {
    const name = table.sentences.member(domain, member)
    if (typeof content !== 'number') {
      yield* counters(table, group, content, `${label}.${member}`, depth + 1, name)
    } else if (content !== 0) {
      yield { under, name, value: String(content), spot: `${slug(domain)}:${member}`, pile: `${label}.${member}` }
    }
  }
}

/** Fields that are no piles: whose turn it is, an order, a round. */
function fields(table: SceneTable): Section[] {
  return table.game.fields
    .filter((field) => field.name in table.view.table)
    .map((field) => {
      const value = written(table.view.table[field.name], (member) =>
        field.domain === null ? member : table.sentences.member(field.domain, member),
      )
      const counter: Counter = { under: '', name: '', value, spot: null, pile: '' }
      return { of: field.name, title: table.words.say(`field-${field.name}`), counters: value === '' ? [] : [counter] }
    })
}

function written(value: unknown, name: (member: string) => string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => written(each, name)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value).map(([key, held]) => `${key} ${written(held, name)}`).join(', ')
  }
  return typeof value === 'string' ? name(value) : String(value)
}

export function headline(table: SceneTable): string {
  return table.words.say('game-name')
}
