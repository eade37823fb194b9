/** What every seat would score if the game ended as it stands: chapter 20. */

import {
  ALLIANCE_VP,
  amounts,
  bonus,
  card,
  CHAMBERS,
  COURTIERS,
  FIELDS,
  INDULGENCE_VP,
  LAST_FIELD,
  MOST_CITIES_VP,
  MOST_STEPS_VP,
  POWERS,
  religionRewards,
  STEPS,
  tile,
  TROPHY_VP,
  type Bundle,
  type Symbol,
} from './box'
import type { View } from '../../lib/types'
import { allyOf, cardAt, domainOf, fieldOf, isHindered, positionOf, present, seatsOf, total, type Position } from './position'

export const TERMS = [
  'cities',
  'most_cities',
  'patronage',
  'most_patronage',
  'cards',
  'tiles',
  'bonuses',
  'religion',
  'trophies',
  'alliances',
  'indulgences',
] as const
export type Term = (typeof TERMS)[number]
export type Worth = Record<Term, number>

export const PLACES: readonly string[] = [
  ...COURTIERS.map(({ id }) => id),
  ...CHAMBERS.map((chamber) => `action${chamber}`),
  ...CHAMBERS.map((chamber) => `upgrade${chamber}`),
]

function cardsOf(position: Position, seat: string): string[] {
  return PLACES.flatMap((place) => cardAt(position, seat, place)?.card ?? [])
}

const countIn = (bundle: Bundle, symbol: Symbol): number => amounts(bundle).find(([each]) => each === symbol)?.[1] ?? 0

/** How often a symbol stands on the cards of the palace and the tiles of the domain, on whichever side. */
export function shown(position: Position, seat: string, symbol: Symbol): number {
  const cards = cardsOf(position, seat).map((id) => countIn(card(id).resources, symbol))
  const tiles = domainOf(position, seat).map(({ id, count }) => count * countIn(tile(id).resources, symbol))
  return [...cards, ...tiles].reduce((sum, count) => sum + count, 0)
}

/** VIR-20.15, VIR-18.7: the alliances that count. */
function alliancesOf(position: Position, seat: string): string[] {
  return POWERS.filter((power) => allyOf(position, power)?.seat === seat && !isHindered(position, seat, power))
}

/** VIR-20.7. */
export function crossesOf(position: Position, seat: string): number {
  const works = present(position.bonuses[seat]).map((id) => Number(bonus(id).effect['final_crosses'] ?? 0))
  const allied = alliancesOf(position, seat).includes('hre') ? 1 : 0
  return works.reduce((sum, count) => sum + count, shown(position, seat, 'cross') + allied)
}

/** VIR-20.8 to 20.13: tied seats take several ranks and get the reward of the next lower one. */
export function religionOf(position: Position, seats: readonly string[], seat: string): number {
  const influence = seats.map((each) => crossesOf(position, each))
  const own = crossesOf(position, seat)
  const rank = influence.filter((other) => other > own).length
  const isTied = influence.filter((other) => other === own).length > 1
  return religionRewards(seats.length)[isTied ? rank + 1 : rank] ?? 0
}

export function stepOf(position: Position, seat: string): number {
  return position.patronage[seat] ?? 0
}

export function worthOf(view: View, seat: string): Worth {
  const position = positionOf(view)
  const seats = seatsOf(view)
  const field = Math.min(fieldOf(position, seat), LAST_FIELD)
  const step = stepOf(position, seat)
  const isFarthest = seats.every((other) => fieldOf(position, other) <= field)
  const isHighest = seats.every((other) => stepOf(position, other) <= step)
  const points = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
  const owned = domainOf(position, seat).filter(({ id }) => id !== 'cannons')
  // Machiavelli counts as a card.
  const bonuses = present(position.bonuses[seat]).filter((id) => !bonus(id).effect['courtier_card'])
  return {
    cities: FIELDS[field]?.vp ?? 0,
    most_cities: isFarthest ? MOST_CITIES_VP : 0,
    patronage: STEPS[step]?.vp ?? 0,
    most_patronage: isHighest ? MOST_STEPS_VP : 0,
    cards: points(cardsOf(position, seat).map((id) => card(id).vp)),
    tiles: points(owned.map(({ id, count }) => count * (tile(id).vp ?? 0))),
    bonuses: points(bonuses.map((id) => bonus(id).vp)),
    religion: religionOf(position, seats, seat),
    trophies: TROPHY_VP * total(position.trophies[seat]),
    alliances: ALLIANCE_VP * alliancesOf(position, seat).length,
    indulgences: INDULGENCE_VP * total(position.indulgences[seat]),
  }
}

export function sumOf(worth: Worth): number {
  return TERMS.reduce((sum, term) => sum + worth[term], 0)
}

/** The score as it stands: what was counted at the end, else what would be. */
export function prestigeOf(view: View, seat: string): number {
  return sumOf(worthOf(view, seat))
}
