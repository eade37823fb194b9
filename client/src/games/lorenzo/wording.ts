/** Effects, costs and amounts in words, made from the data; each part of the vocabulary has its message. */

import type { Words } from '../../lib/words.svelte'
import { amounts, type Bundle, type Cost, type Currency, type Op } from './box'

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

function listed(words: Words, parts: readonly string[], message: string): string {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts.join('')
  return words.say(message, { head: parts.slice(0, -1).join(', '), last })
}

export const listing = (words: Words, parts: readonly string[]): string => listed(words, parts, 'list-and')
export const eitherOf = (words: Words, parts: readonly string[]): string => listed(words, parts, 'effect-or')

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

export interface Exchange {
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
