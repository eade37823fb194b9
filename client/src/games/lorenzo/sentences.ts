/** What the scene says: helps made from the effects' data, and names for screen readers. */

import type { SceneTable } from '../../lib/scene'
import type { Words } from '../../lib/words.svelte'
import {
  amounts, BONUS_TILES, bonusTile, card, CARDS, FAITH_NEEDED, floorAt, leader, LEADERS, place, tile, TILES,
  type Bundle, type Cost, type Currency, type Member, type Op,
} from './box'
import { prospectOf, type Hindrance } from './prospects'
import { positionOf, standingOn } from './position'

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

function listed(words: Words, parts: readonly string[], message: string): string {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts.join('')
  return words.say(message, { head: parts.slice(0, -1).join(', '), last })
}

const listing = (words: Words, parts: readonly string[]): string => listed(words, parts, 'list-and')
const eitherOf = (words: Words, parts: readonly string[]): string => listed(words, parts, 'effect-or')

export function amountInWords(words: Words, currency: Currency, count: number): string {
  return words.say('counted-good', { kind: currency, count })
}

export function bundleInWords(words: Words, bundle: Bundle): string {
  return listing(words, amounts(bundle).map(([currency, count]) => amountInWords(words, currency, count)))
}

const GAINS = ['gain', 'privilege', 'gain_per']

/** What effects give, in one list. */
function gainsInWords(words: Words, ops: readonly Op[]): string {
  const parts = ops.flatMap((op) => {
    const list = bundleInWords(words, op.get ?? {})
    if (op.op === 'gain') return list
    if (op.op === 'privilege') return words.say('effect-privilege', { count: op.count ?? 1 })
    if (op.op !== 'gain_per') return []
    const { card: kind, point, unit = 1 } = op.per ?? {}
    return kind ? words.say('effect-per-card', { list, kind }) : words.say(`effect-per-${point}`, { list, count: unit })
  })
  return listing(words, parts)
}

/** What one effect beside gains does: the parts of the vocabulary, each by its message. */
function effectInWords(words: Words, op: Op): string {
  switch (op.op) {
    case 'exchange':
      return words.say('effect-exchange', { list: eitherOf(words, (op.options as Exchange[]).map((way) => exchangeInWords(words, way))) })
    case 'bonus_action':
      return bonusInWords(words, op)
    case 'action_value': {
      const action = op.action === 'take_card' ? (op.cards?.[0] ?? '') : (op.action ?? '')
      return words.say('effect-value', { action, ...change(op) })
    }
    case 'member_value':
      return memberInWords(words, op)
    case 'discount': {
      const types = op.cards ?? []
      const off = (op.options as Bundle[]).map((option) => bundleInWords(words, option))
      return words.say('effect-discount', { kind: types.length > 1 ? 'any' : (types[0] ?? ''), list: eitherOf(words, off) })
    }
    case 'no_floor_bonus':
      return words.say('effect-no_floor_bonus', {
        list: listing(words, (op.floors ?? []).map((floor) => words.say('effect-floor', { number: floor }))),
      })
    case 'double_immediate':
      return words.say('effect-double_immediate', {
        list: listing(words, (op.of ?? []).map((good) => words.say('good', { good }))),
        count: op.factor ?? 2,
      })
    case 'church_vp':
      return words.say('effect-church_vp', { list: bundleInWords(words, op.get ?? {}) })
    case 'gain_less':
      return words.say('effect-gain_less', { list: eitherOf(words, (op.of ?? []).map((good) => amountInWords(words, good, op.less ?? 1))) })
    case 'area_closed':
      return words.say('effect-area_closed', { area: op.area ?? '' })
    case 'servant_rate':
      return words.say('effect-servant_rate', { count: op.servants ?? 1 })
    case 'end_no_vp':
      return words.say('effect-end_no_vp', { kind: op.category ?? '' })
    case 'end_lose_vp':
      return lossInWords(words, op)
    default:
      return words.say(`effect-${op.op}`)
  }
}

interface Exchange {
  pay: Bundle
  then: Op[]
}

const change = ({ add = 0 }: Op): { count: number; way: string } => ({ count: Math.abs(add), way: add < 0 ? 'down' : 'up' })

export function exchangeInWords(words: Words, { pay, then }: Exchange): string {
  return words.say('effect-option', { pays: bundleInWords(words, pay), gets: gainsInWords(words, then) })
}

function bonusInWords(words: Words, op: Op): string {
  const value = op.value ?? 0
  if (op.action !== 'take_card') {
    return words.say(op.boost === 'servants' ? 'effect-work-servants' : 'effect-work', { action: op.action ?? '', value })
  }
  const types = op.cards ?? []
  const kinds = types.length > 1 ? words.say('effect-one', { kind: 'any' }) : words.say('effect-one', { kind: types[0] ?? '' })
  const [off] = op.discount ?? []
  return off
    ? words.say('effect-take_card-cheaper', { kinds, value, list: bundleInWords(words, off) })
    : words.say('effect-take_card', { kinds, value })
}

function memberInWords(words: Words, op: Op): string {
  const members = op.members?.includes('neutral') ? 'neutral' : 'coloured'
  if (op.choose) return words.say('effect-round_value', { members, value: op.set ?? 0 })
  if (op.set !== undefined) return words.say('effect-member-set', { members, value: op.set })
  return words.say('effect-member-add', { members, ...change(op) })
}

function lossInWords(words: Words, op: Op): string {
  const { kind, of = [], unit = 1 } = op.per ?? { unit: 1 }
  const each = listing(words, of.map((good) => words.say('effect-lose-each', { kind: good })))
  const counted = kind === 'vp' ? words.say('effect-lose-vp', { count: unit }) : each
  const what = kind === 'building_cost' ? words.say('effect-lose-printed', { list: each }) : counted
  return words.say('effect-lose', { list: amountInWords(words, 'vp', op.lose ?? 1), what })
}

/** All that effects do, a sentence each: gains come first, then what can be done. */
export function effectsInWords(words: Words, ops: readonly Op[]): string {
  const gains = gainsInWords(words, ops)
  const rest = ops.filter(({ op }) => !GAINS.includes(op)).map((op) => effectInWords(words, op))
  return [...(gains ? [words.say('effect-gain', { list: gains })] : []), ...rest].join('; ')
}

export function costInWords(words: Words, { pay, require }: Cost): string {
  const list = bundleInWords(words, pay)
  return require ? words.say('effect-pay-military', { list, needed: require.military ?? 0 }) : list
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
