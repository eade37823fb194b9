/** What the scene says: helps made from the effects' data, and names for screen readers. */

import type { SceneTable } from '../../lib/scene'
import type { Words } from '../../lib/words.svelte'
import {
  amounts, BONUS_TILES, bonusTile, card, CARDS, FAITH_NEEDED, floorAt, leader, LEADERS, place, tile, TILES,
  type Member,
} from './box'
import { positionOf, standingOn } from './position'
import { prospectOf, type Hindrance } from './prospects'
import {
  amountInWords, bundleInWords, costInWords, effectsInWords, eitherOf, exchangeInWords, listing, type Exchange,
} from './wording'

/** A line of help: what it is about, and what it says. */
export interface Line {
  head: string
  text: string
}

/** All that a development card says. */
export function cardHelp(words: Words, id: string): Line[] {
  const { type, costs, immediate, permanent, activation, end_vp } = card(id)
  const lines: Line[] = []
  const add = (head: string, text: string): void => {
    lines.push({ head, text })
  }
  add(words.say('lorenzo-cost'), costs.length ? eitherOf(words, costs.map((cost) => costInWords(words, cost))) : words.say('lorenzo-free'))
  if (immediate.length) add(words.say('lorenzo-at-once'), effectsInWords(words, immediate))
  if (activation !== undefined)
    add(words.say('lorenzo-works', { action: type === 'territory' ? 'harvest' : 'production', activation }), effectsInWords(words, permanent))
  else if (permanent.length) add(words.say('lorenzo-always'), effectsInWords(words, permanent))
  if (end_vp !== undefined) add(words.say('lorenzo-at-the-end'), amountInWords(words, 'vp', end_vp))
  return lines
}

export function tileHelp(words: Words, id: string): Line[] {
  const { period, effects: ops } = tile(id)
  return [
    { head: words.say('lorenzo-excommunicated'), text: effectsInWords(words, ops) },
    { head: words.say('lorenzo-report'), text: words.say('lorenzo-report-needs', { period, faith: FAITH_NEEDED[period - 1] ?? 0 }) },
  ]
}

export function leaderHelp(words: Words, id: string): Line[] {
  const { kind, requires, effects: ops } = leader(id)
  return [
    { head: words.say('lorenzo-requires'), text: requirementInWords(words, requires) },
    { head: words.say(kind === 'permanent' ? 'lorenzo-always' : 'lorenzo-once-a-round'), text: effectsInWords(words, ops) },
  ]
}

function requirementInWords(words: Words, { cards = {}, have = {}, same_type_cards }: ReturnType<typeof leader>['requires']): string {
  const parts = Object.entries(cards).map(([kind, count]) => words.say('counted-card_type', { kind, count: count ?? 0 }))
  parts.push(...amounts(have).map(([currency, count]) => amountInWords(words, currency, count)))
  if (same_type_cards) parts.push(words.say('effect-requires-same', { count: same_type_cards }))
  return listing(words, parts)
}

export function bonusTileHelp(words: Words, id: string): Line[] {
  const found = bonusTile(id)
  return (['harvest', 'production'] as const).map((action) => ({
    head: words.say('lorenzo-works', { action, activation: found[action].activation }),
    text: effectsInWords(words, found[action].effects),
  }))
}

const joined = (lines: readonly Line[]): string => lines.map(({ head, text }) => `${head}: ${text}`).join('. ')

export function cardInWords(words: Words, id: string): string {
  return `${words.say('card', { card: id })}. ${joined(cardHelp(words, id))}`
}

export function tileInWords(table: SceneTable, id: string): string {
  const position = positionOf(table.view)
  const period = String(tile(id).period)
  const hit = Object.keys(position.excommunicated).filter((seat) => (position.excommunicated[seat]?.[period] ?? 0) > 0)
  const names = hit.map((seat) => table.seat(seat).name)
  return [joined(tileHelp(table.words, id)), ...names].join('. ')
}

export function leaderInWords(words: Words, id: string): string {
  return `${words.say('leader', { leader: id })}. ${joined(leaderHelp(words, id))}`
}

/** "Territories, floor 3 (value 5): Forest. Cost: …", and who stands there. */
export function spaceInWords(table: SceneTable, space: string): string {
  const { words } = table
  const position = positionOf(table.view)
  const id = position.floors[space]
  const who = standingOn(position, space).map(({ seat, member }) =>
    words.say('lorenzo-member-of', { seat: table.seat(seat).name, member }),
  )
  const gives = floorAt(space) ? '' : effectsInWords(words, place(space).effects ?? [])
  return [words.say('space', { space }), id ? cardInWords(words, id) : gives, ...who].filter((part) => part).join('. ')
}

/** What the chosen member would come to on a space: "3 + 2 = 5; fee 3 coins". */
export function describe(table: SceneTable, id: string): string {
  const [domain, space = ''] = id.split(':')
  const [family, member] = table.chosen
  if (domain !== 'space' || family !== 'place' || !member || table.me === null) return ''
  const { value, need, servants, fee } = prospectOf(positionOf(table.view), table.me, member as Member, space)
  const parts = [`${value} / ${need}`]
  if (servants) parts.push(`+ ${amountInWords(table.words, 'servant', servants)}`)
  if (fee) parts.push(`${table.words.say('lorenzo-fee')} ${amountInWords(table.words, 'coin', fee)}`)
  return parts.join(', ')
}

/** Why not, in a sentence. */
export function hindranceInWords(words: Words, { why, about, missing }: Hindrance): string {
  return words.say('lorenzo-why', { why, ...about, list: bundleInWords(words, missing ?? {}) })
}

/** What costs, exchanges, leaders and tiles do, for the sentences of moves. */
export function effects(words: Words): Record<string, Record<string, string>> {
  const numbered = <Row>(id: string, rows: readonly Row[], say: (row: Row) => string): [string, string][] =>
    rows.map((row, place) => [`${id}.${place + 1}`, say(row)])
  const exchanges = (id: string): Exchange[] =>
    card(id).permanent.flatMap((op) => (op.op === 'exchange' ? (op.options as Exchange[]) : []))
  return {
    cost: Object.fromEntries(CARDS.flatMap(({ id, costs }) => numbered(id, costs, (cost) => costInWords(words, cost)))),
    exchange: Object.fromEntries(
      CARDS.flatMap(({ id }) =>
        numbered(id, exchanges(id), (way) => words.say('effect-of-card', { card: id, does: exchangeInWords(words, way) })),
      ),
    ),
    leader: Object.fromEntries(LEADERS.map(({ id }) => [id, leaderDoes(words, id)])),
    tile: Object.fromEntries(TILES.map(({ id, effects: ops }) => [id, effectsInWords(words, ops)])),
    bonus_tile: Object.fromEntries(BONUS_TILES.map(({ id }) => [id, bonusTileDoes(words, id)])),
  }
}

function leaderDoes(words: Words, id: string): string {
  const { kind, requires, effects: ops } = leader(id)
  const does = effectsInWords(words, ops)
  const needs = words.say('effect-requires', { list: requirementInWords(words, requires) })
  return `${needs}; ${kind === 'once_per_round' ? words.say('effect-once', { does }) : does}`
}

function bonusTileDoes(words: Words, id: string): string {
  const { harvest, production } = bonusTile(id)
  const parts = [
    words.say('effect-tile-harvest', { does: effectsInWords(words, harvest.effects) }),
    words.say('effect-tile-production', { does: effectsInWords(words, production.effects) }),
  ]
  return parts.join('; ')
}
