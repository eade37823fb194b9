/** What the scene says: helps made from the effects' data, and names for screen readers. */

import type { SceneTable } from '../../lib/scene'
import type { Words } from '../../lib/words.svelte'
import {
  amounts, BONUS_TILES, card, CARDS, FAITH_NEEDED, floorAt, leader, LEADERS, place, tile, TILES,
  type Bundle, type Cost, type Currency, type Op,
} from './box'
import type { Hindrance } from './prospects'
import { positionOf, standingOn } from './position'

export function listing(words: Words, parts: readonly string[]): string {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts.join('')
  return words.say('list-and', { head: parts.slice(0, -1).join(', '), last })
}

export function amountInWords(words: Words, currency: Currency, count: number): string {
  return words.say('counted-currency', { kind: currency, count })
}

export function bundleInWords(words: Words, bundle: Bundle): string {
  return listing(words, amounts(bundle).map(([currency, count]) => amountInWords(words, currency, count)))
}

const orOf = (words: Words, parts: readonly string[]): string =>
  parts.reduce((before, part) => (before ? words.say('lorenzo-or', { one: before, other: part }) : part), '')

/** What one effect does, in a sentence without its full stop. */
export function effectInWords(words: Words, op: Op): string {
  const types = op.cards ?? []
  const about = {
    count: op.count ?? 0,
    value: op.value ?? 0,
    add: Math.abs(op.add ?? 0),
    way: (op.add ?? 0) < 0 ? 'less' : 'more',
    set: op.set ?? 0,
    choose: op.choose ?? 0,
    action: op.action === 'take_card' ? (types.length > 1 ? 'any' : (types[0] ?? '')) : (op.action ?? ''),
    members: op.members?.includes('neutral') ? 'neutral' : 'coloured',
    duration: op.duration ?? '',
    list: bundleInWords(words, op.get ?? {}),
    kind: op.category ?? op.per?.kind ?? (types.length > 1 ? 'any' : (types[0] ?? '')),
    area: op.area ?? '',
    servants: op.servants ?? 0,
    adds: op.adds ?? 0,
    less: op.less ?? 0,
    lose: op.lose ?? 0,
    boost: op.boost ?? '',
    factor: op.factor ?? 0,
  }
  switch (op.op) {
    case 'gain_per': {
      const { card: kind, point, unit = 1 } = op.per ?? {}
      return words.say('effect-gain_per', { ...about, per: kind ?? point ?? '', unit })
    }
    case 'exchange': {
      const ways = (op.options as { pay: Bundle; then: Op[] }[]).map(({ pay, then }) =>
        words.say('effect-exchange', { pay: bundleInWords(words, pay), list: effectsInWords(words, then) }),
      )
      return orOf(words, ways)
    }
    case 'bonus_action': {
      const off = (op.discount ?? []).map((bundle) => bundleInWords(words, bundle)).join('')
      return words.say('effect-bonus_action', { ...about, off })
    }
    case 'discount':
      return words.say('effect-discount', { ...about, list: orOf(words, (op.options as Bundle[]).map((off) => bundleInWords(words, off))) })
    case 'no_floor_bonus':
      return words.say('effect-no_floor_bonus', { floors: listing(words, (op.floors ?? []).map(String)) })
    case 'gain_less':
    case 'double_immediate':
      return words.say(`effect-${op.op}`, { ...about, goods: goodsInWords(words, op.of ?? []) })
    case 'end_lose_vp': {
      const per = op.per ?? { unit: 1 }
      return words.say('effect-end_lose_vp', { ...about, unit: per.unit, of: goodsInWords(words, per.of ?? []) })
    }
    default:
      return words.say(`effect-${op.op}`, about)
  }
}

function goodsInWords(words: Words, of: readonly Currency[]): string {
  return orOf(words, of.map((good) => words.say('currency', { currency: good })))
}

export function effectsInWords(words: Words, ops: readonly Op[]): string {
  return listing(words, ops.map((op) => effectInWords(words, op)))
}

export function costInWords(words: Words, { pay, require }: Cost): string {
  const list = bundleInWords(words, pay)
  return require ? words.say('lorenzo-cost-owned', { list, owned: bundleInWords(words, require) }) : list
}

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
  add(words.say('lorenzo-cost'), costs.length ? orOf(words, costs.map((cost) => costInWords(words, cost))) : words.say('lorenzo-free'))
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
  const parts = Object.entries(cards).map(([kind, count]) => words.say('lorenzo-cards-of', { kind, count: count ?? 0 }))
  parts.push(...amounts(have).map(([currency, count]) => amountInWords(words, currency, count)))
  if (same_type_cards) parts.push(words.say('lorenzo-cards-same', { count: same_type_cards }))
  return listing(words, parts)
}

export function bonusTileHelp(words: Words, id: string): Line[] {
  const found = BONUS_TILES.find((each) => each.id === id)
  if (!found) return []
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
    words.say('lorenzo-member-of', { seat: table.seat(seat).name, member: words.say('member', { member }) }),
  )
  const gives = floorAt(space) ? '' : effectsInWords(words, place(space).effects ?? [])
  return [words.say('space', { space }), id ? cardInWords(words, id) : gives, ...who].filter((part) => part).join('. ')
}

/** Why not, in a sentence. */
export function hindranceInWords(words: Words, { why, about, missing }: Hindrance): string {
  return words.say('lorenzo-why', { why, ...about, list: bundleInWords(words, missing ?? {}) })
}

/** What cards, leaders and tiles do, for the sentences of moves. */
export function effects(words: Words): Record<string, Record<string, string>> {
  return {
    leader: Object.fromEntries(LEADERS.map(({ id, effects: ops }) => [id, effectsInWords(words, ops)])),
    tile: Object.fromEntries(TILES.map(({ id, effects: ops }) => [id, effectsInWords(words, ops)])),
    card: Object.fromEntries(CARDS.map(({ id, immediate }) => [id, effectsInWords(words, immediate)])),
  }
}
