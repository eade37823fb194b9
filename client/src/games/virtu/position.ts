/** A view of Virtù, with its piles and fields by name. */

import type { Pile, View } from '../../lib/types'
import { CARDS, chamberActions, card as cardOf, formOf, type Action, type House, type Power, type Symbol } from './box'

type BySeat<T> = Record<string, T>
type Counts = Record<string, number>

export interface Position {
  market: Counts
  cards: BySeat<Counts>
  basket: Counts
  tile_supply: Counts
  tiles: BySeat<Counts>
  spent_tiles: BySeat<Counts>
  /** Turned for the rule action under way. */
  paying_tiles: Counts
  /** Bought in the winter turn under way. */
  bought_tiles: Counts
  bonus_supply: Counts
  bonuses: BySeat<Counts>
  treasury: BySeat<number>
  unit_supply: BySeat<number>
  units: BySeat<Counts>
  retreating: BySeat<Counts>
  agent_bank: BySeat<number>
  agent_supply: BySeat<number>
  agents_in_play: BySeat<number>
  war_tokens: number
  own_war_tokens: BySeat<number>
  indulgence_pile: number
  indulgences: BySeat<Counts>
  cathedral_supply: number
  cathedrals: Counts
  /** Trophies by winner and loser. */
  trophies: BySeat<Counts>
  alliances: BySeat<Counts>
  spent_alliances: BySeat<Counts>
  paying_alliances: Counts
  patronage: BySeat<number>
  city_track: BySeat<number>
  sold: BySeat<number>
  owed: Counts
  given: Counts
  announced: BySeat<number>
  leonardo_used: Counts
  year: number
  season: 'spring' | 'winter' | null
  on_turn: string | null
  ending: number
  /** Of the siege, the march or the retreat under way. */
  city: string | null
  attacker: string | null
  defender: string | null
  order: string[]
  /** The city track's discs, farthest first. */
  track: string[]
  houses: Record<string, House>
  token: Record<string, string>
  /** What lies in a place of a palace: "1.L1" → "merchant.spent". */
  palace: Record<string, string>
  control: Record<string, string>
  /** Whose agent stands where: a city, "2.3" for a chamber, a power. */
  agents: Record<string, string>
  battle_won: Record<string, string>
  plan_1: Record<string, string>
  plan_2: Record<string, string>
  plan_3: Record<string, string>
}

export function positionOf(view: View): Position {
  return view.table as unknown as Position
}

export function seatsOf(view: View): string[] {
  return Array.from({ length: view.seats }, (_, place) => String(place + 1))
}

export function total(held: Pile | undefined): number {
  if (held === undefined) return 0
  return typeof held === 'number' ? held : Object.values(held).reduce<number>((sum, pile) => sum + total(pile), 0)
}

/** The members of a pile that are there. */
export function present(held: Counts | undefined): string[] {
  return Object.keys(held ?? {}).filter((kind) => (held?.[kind] ?? 0) > 0)
}

export function formOfView(view: View): { side: string; families: readonly House[]; closed: readonly string[] } {
  return formOf(view.seats, Object.values(positionOf(view).houses))
}

// The palace.

export type Lie = 'ready' | 'spent' | 'new'

export interface Lying {
  card: string
  lie: Lie
}

/** The card in a place of a palace ("L1", "action3", "upgrade3"), or null. */
export function cardAt(position: Position, seat: string, place: string): Lying | null {
  const lying = position.palace[`${seat}.${place}`]
  if (lying === undefined) return null
  const [card = '', lie] = lying.split('.')
  return { card, lie: lie === 'spent' || lie === 'new' ? lie : 'ready' }
}

export function houseOf(position: Position, seat: string): House | null {
  return position.houses[seat] ?? null
}

/** VIR-3.11: the action of a chamber: that of its card, else its own; null before houses are chosen. */
export function actionOf(position: Position, seat: string, chamber: string): Action | null {
  const lying = cardAt(position, seat, `action${chamber}`)
  if (lying) return cardOf(lying.card).action
  const house = houseOf(position, seat)
  return house === null ? null : (chamberActions(house)[Number(chamber) - 1] ?? null)
}

export function tokenOf(position: Position, seat: string): string | null {
  return position.token[seat] ?? null
}

export function indulgencesIn(position: Position, seat: string, chamber: string): number {
  return position.indulgences[seat]?.[chamber] ?? 0
}

/** Where the cards of a house are planned to lie, as far as this viewer may know: by number of the card. */
export function planOf(position: Position, seat: string, number: 1 | 2 | 3): string | null {
  return position[`plan_${number}`][seat] ?? null
}

// The domain.

export interface Owned {
  id: string
  count: number
  lie: Lie | 'paying'
}

/** All tiles of a seat with how they lie, available ones first. */
export function domainOf(position: Position, seat: string): Owned[] {
  const from = (pile: Counts | undefined, lie: Owned['lie']): Owned[] =>
    present(pile).map((id) => ({ id, count: pile?.[id] ?? 0, lie }))
  const mine = [...from(position.tiles[seat], 'ready'), ...from(position.spent_tiles[seat], 'spent')]
  if (seat !== position.on_turn) return mine
  return [...mine, ...from(position.paying_tiles, 'paying'), ...from(position.bought_tiles, 'new')]
}

// The map.

export function ownerOf(position: Position, city: string): string | null {
  return position.control[city] ?? null
}

export function agentAt(position: Position, place: string): string | null {
  return position.agents[place] ?? null
}

export function unitsIn(position: Position, seat: string, city: string): number {
  return position.units[seat]?.[city] ?? 0
}

export function retreatingFrom(position: Position, seat: string, city: string): number {
  return position.retreating[seat]?.[city] ?? 0
}

export function unitsOnMap(position: Position, seat: string): number {
  return total(position.units[seat])
}

/** VIR-16.1: where the disc of a seat lies on the city track. */
export function fieldOf(position: Position, seat: string): number {
  return position.city_track[seat] ?? 0
}

export function hasCathedral(position: Position, city: string): boolean {
  return (position.cathedrals[city] ?? 0) > 0
}

// Powers.

export interface Allied {
  seat: string
  lie: 'ready' | 'spent' | 'paying'
}

/** VIR-18.2, VIR-18.8: who is allied with a power, and on which field the disc lies. */
export function allyOf(position: Position, power: Power): Allied | null {
  const among = (pile: BySeat<Counts>): string | undefined => Object.keys(pile).find((seat) => (pile[seat]?.[power] ?? 0) > 0)
  const ready = among(position.alliances)
  if (ready !== undefined) return { seat: ready, lie: 'ready' }
  const spent = among(position.spent_alliances)
  if (spent !== undefined) return { seat: spent, lie: 'spent' }
  const paying = (position.paying_alliances[power] ?? 0) > 0 ? position.on_turn : null
  return paying === null ? null : { seat: paying, lie: 'paying' }
}

/** VIR-18.7: a foreign agent stands with the power. */
export function isHindered(position: Position, seat: string, power: Power): boolean {
  const agent = agentAt(position, power)
  return agent !== null && agent !== seat
}

// A payment under way.

export interface Payment {
  symbol: Symbol
  owed: number
  given: number
}

export function paymentOf(position: Position): Payment[] {
  const symbols = new Set([...present(position.owed), ...present(position.given)])
  return [...symbols].map((symbol) => ({
    symbol: symbol as Symbol,
    owed: position.owed[symbol] ?? 0,
    given: position.given[symbol] ?? 0,
  }))
}

/** VIR-2.16: the cards of a house, in the order of the plans. */
export function houseCards(house: string): string[] {
  return CARDS.filter((each) => each.family === house).map((each) => each.id)
}
