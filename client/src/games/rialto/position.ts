/** A view of Rialto, with its piles and fields by name. */

import type { Pile, View } from '../../lib/types'

type BySeat<T> = Record<string, T>
type Counts = Record<string, number>
/** What is hidden is a number. */
type Hidden = Counts | number

export interface Position {
  deck: number
  rows: Record<string, Counts>
  hand: BySeat<Hidden>
  played: BySeat<Counts>
  neutral_cards: Counts
  discards: number
  secret_discards: BySeat<number>
  coin_supply: number
  coins: BySeat<number>
  coins_on_buildings: BySeat<number>
  general_supply: BySeat<number>
  own_supply: BySeat<number>
  councillors: BySeat<Counts>
  building_supply: Counts
  buildings: BySeat<Counts>
  spent_buildings: BySeat<Counts>
  new_buildings: BySeat<Counts>
  bridge_pile: Hidden
  top_bridge: Counts
  gondola_pile: number
  gondolas: Counts
  bonus_tokens: Counts
  doge_space: BySeat<number>
  extra_hand: BySeat<number>
  converted: BySeat<number>
  extra_jokers: BySeat<number>
  count: BySeat<number>
  round: number
  step: string | null
  round_tokens: string[]
  seating: string[]
  doge: string[]
  leader: string | null
  winner: string | null
  /** Who has put off the turn of this step (RIA-6.8). */
  waiting: string[]
  open_rows: string[]
  /** By connection: the token and the district that its higher end touches. */
  bridges: Record<string, string>
  mark: string | null
}

export function positionOf(view: View): Position {
  return view.table as unknown as Position
}

/** All seats and, in the variant, the neutral player behind them. */
export function sides(position: Position): string[] {
  return Object.keys(position.coins)
}

export function isNeutral(view: View, side: string): boolean {
  return Number(side) > view.seats
}

export function total(held: Pile): number {
  return typeof held === 'number' ? held : Object.values(held).reduce<number>((sum, pile) => sum + total(pile), 0)
}

/** Each thing of a pile by itself, in an order of kinds: what a fan of cards shows. */
export function spread(held: Counts, order: readonly string[]): string[] {
  return order.flatMap((kind) => Array.from({ length: held[kind] ?? 0 }, () => kind))
}

/** The current district, once a round has begun. */
export function currentDistrict(position: Position): string | null {
  return position.round > 0 ? (position.round_tokens[position.round - 1] ?? null) : null
}

/** The number of a district in this game, or null while the round tokens are being laid out. */
export function numberOf(position: Position, district: string): number | null {
  const place = position.round_tokens.indexOf(district)
  return place < 0 ? null : place + 1
}
