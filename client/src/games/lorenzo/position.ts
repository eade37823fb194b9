/** A view of Lorenzo il Magnifico, with its piles and fields by name. */

import type { Pile, View } from '../../lib/types'
import { CARDS, DICE, MEMBERS, ROUNDS_A_PERIOD, tile, type CardType, type Currency, type Member } from './box'

type BySeat<T> = Record<string, T>
type Counts = Record<string, number>
/** What is hidden is a number. */
type Hidden = Counts | number

export interface Position {
  deck: Counts
  /** All that lay in the towers; `floors` says what still lies there. */
  laid_out: Counts
  cards: BySeat<Counts>
  tiles: Counts
  cubes: BySeat<number>
  excommunicated: BySeat<Counts>
  pack: BySeat<Hidden>
  leader_hand: BySeat<Hidden>
  leaders: BySeat<Counts>
  leaders_used: BySeat<Counts>
  leaders_discarded: Counts
  bonus_tiles: Counts
  own_bonus_tile: BySeat<Counts>
  goods: BySeat<Counts>
  /** What cards, leaders and tiles change for a seat, by name: "raises.harvest". */
  standing: BySeat<Counts>
  round_values: BySeat<Counts>
  receiving: Counts
  chosen_exchanges: Counts
  chosen_discounts: Counts
  round: number
  order: string[]
  /** What each die shows, as its members are named. */
  dice: Record<string, string>
  /** Which card lies on each floor. */
  floors: Record<string, string>
  /** On which space each member stands: "1.white". */
  stands: Record<string, string>
  /** Members in the palace as they came. */
  council: string[]
  copied: string | null
}

export function positionOf(view: View): Position {
  return view.table as unknown as Position
}

export function isAdvanced(view: View): boolean {
  return view.options['variant'] === 'advanced'
}

export function periodOf(position: Position): number {
  return Math.max(1, Math.ceil(position.round / ROUNDS_A_PERIOD))
}

export function total(held: Pile | undefined): number {
  if (held === undefined) return 0
  return typeof held === 'number' ? held : Object.values(held).reduce<number>((sum, pile) => sum + total(pile), 0)
}

/** The members of a pile that are there. */
export function present(held: Hidden | undefined): string[] {
  return typeof held === 'object' ? Object.keys(held).filter((kind) => (held[kind] ?? 0) > 0) : []
}

export function goodsOf(position: Position, seat: string, good: Currency): number {
  return position.goods[seat]?.[good] ?? 0
}

const typeOf = new Map(CARDS.map((card) => [card.id, card.type]))

/** The cards of a type that a seat has, in the order of the box. */
export function ownCards(position: Position, seat: string, type: CardType): string[] {
  return present(position.cards[seat]).filter((id) => typeOf.get(id) === type)
}

export function dieOf(position: Position, die: string): number | null {
  const face = position.dice[die]
  return face === undefined ? null : Number(face)
}

export interface Standing {
  seat: string
  member: Member
}

export function pieceOf(piece: string): Standing {
  const [seat = '', member = 'neutral'] = piece.split('.')
  return { seat, member: member as Member }
}

/** Who stands on a space, in the palace as they came. */
export function standingOn(position: Position, space: string): Standing[] {
  const pieces = Object.keys(position.stands).filter((piece) => position.stands[piece] === space)
  const came = (piece: string): number => position.council.indexOf(piece)
  return pieces.sort((one, other) => came(one) - came(other)).map(pieceOf)
}

export function isHome(position: Position, seat: string, member: Member): boolean {
  return position.stands[`${seat}.${member}`] === undefined
}

/** LOR-19.6, LOR-19.7: what leaders set for a member, or 0. */
export function setFor(position: Position, seat: string, member: Member): number {
  return position.round_values[seat]?.[member] || standingOf(position, seat, `sets.${member}`)
}

/** LOR-19.8: that goes before the die. */
export function baseOf(position: Position, seat: string, member: Member): number {
  const set = setFor(position, seat, member)
  if (set) return set
  return member === 'neutral' ? 0 : (dieOf(position, member) ?? 0)
}

/** LOR-4.4: what a member is worth before servants. */
export function memberValue(position: Position, seat: string, member: Member): number {
  return baseOf(position, seat, member) + standingOf(position, seat, `adds.${member}`)
}

/** A number that cards, leaders and tiles of a seat make up. */
export function standingOf(position: Position, seat: string, name: string): number {
  return position.standing[seat]?.[name] ?? 0
}

export function has(position: Position, seat: string, name: string): boolean {
  return standingOf(position, seat, name) > 0
}

export function tileOf(position: Position, period: number): string | null {
  return present(position.tiles).find((id) => tile(id).period === period) ?? null
}

export function isExcommunicated(position: Position, seat: string, period: number): boolean {
  return (position.excommunicated[seat]?.[period] ?? 0) > 0
}

export function seatsOf(view: View): string[] {
  return Array.from({ length: view.seats }, (_, place) => String(place + 1))
}

export function vpOf(view: View, seat: string): number {
  return view.scores.find((score) => score.seat === seat)?.points ?? 0
}

export const isColoured = (member: Member): boolean => (DICE as readonly string[]).includes(member)
export const ALL_MEMBERS: readonly Member[] = MEMBERS
