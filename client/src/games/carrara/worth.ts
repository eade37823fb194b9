/** What scoring places would bring a seat now (chapters 7, 12 and 14), as the sums that they are. */

import {
  buildingOf,
  CITIES,
  DECORATION_BONUS,
  kindOf,
  KINDS,
  landscapeReward,
  LANDSCAPES,
  MONEY,
  PAIRS,
  SET_VP,
  USUAL_RATE,
  type Landscape,
  type Reward,
} from './box'
import { buildingsOf, CITY_IDS, pillarOn, rewardOf, statuesIn, type Position } from './position'

/** Values that are added up and then multiplied by a reward. */
export interface Part {
  values: number[]
  reward: Reward
}

export interface Worth {
  parts: Part[]
  coins: number
  vp: number
}

/** CAR-12.7: a decoration makes a building worth one more. */
export function valueOf(position: Position, building: string): number {
  return buildingOf(building).value + (position.decoration_on[building] === undefined ? 0 : DECORATION_BONUS)
}

function summed(parts: Part[]): Worth {
  const counted = parts.filter(({ values }) => values.length)
  const of = (type: string): number =>
    counted
      .filter(({ reward }) => reward.type === type)
      .reduce((sum, { values, reward }) => sum + reward.amount * values.reduce((all, value) => all + value, 0), 0)
  return { parts: counted, coins: of('coins'), vp: of('vp') }
}

const isKind = (place: string): boolean => KINDS.some(({ id }) => id === place)
const isLandscape = (place: string): place is Landscape => (LANDSCAPES as readonly string[]).includes(place)

/** The seat's buildings in each of some cities, as far as they count. */
function byCity(position: Position, seat: string, cities: readonly string[], counts: (building: string) => boolean): Part[] {
  const own = buildingsOf(position, seat).filter(counts)
  return cities.map((city) => ({
    values: own.filter((id) => position.stands[id] === city).map((id) => valueOf(position, id)),
    reward: rewardOf(position, seat, city),
  }))
}

export function worthOf(position: Position, seat: string, place: string): Worth {
  if (CITY_IDS.includes(place)) return summed(byCity(position, seat, [place], () => true))
  if (isKind(place)) return summed(byCity(position, seat, CITY_IDS, (id) => buildingOf(id).kind === place))
  if (isLandscape(place)) {
    const own = buildingsOf(position, seat).filter((id) => kindOf(buildingOf(id).kind).landscape === place)
    return summed([{ values: own.map((id) => valueOf(position, id)), reward: landscapeReward(place) }])
  }
  const pair = PAIRS.find(({ id }) => id === place)
  return pair ? summed(byCity(position, seat, pair.cities, (id) => position.statue_on[id] !== undefined)) : summed([])
}

/** What a money place would change for so many coins at the end of the game (CAR-12.9, CAR-14.2). */
export function moneyGain(place: string, coins: number): number {
  const rate = MONEY.find(({ id }) => id === place)?.coins_per_vp ?? USUAL_RATE
  return Math.floor(coins / rate) - Math.floor(coins / USUAL_RATE)
}

/** Whether a place is still there for a seat: cities and money places serve one of all (CAR-7.2, CAR-12.11). */
export function takenBy(position: Position, seat: string, place: string): string | null {
  if (CITY_IDS.includes(place) || MONEY.some(({ id }) => id === place)) return pillarOn(position, place)
  return (position.placed[seat]?.[place] ?? 0) > 0 ? seat : null
}

/** CAR-14.3: what the decorations of one type on a seat's buildings bring at the end. */
export const setWorth = (position: Position, seat: string, item: string): number => SET_VP[position.ornaments[seat]?.[item] ?? 0] ?? 0

/** What the statues of a city would bring each seat now (CAR-14.4 to 14.6). */
export function majorityOf(position: Position, seats: readonly string[], city: string): Map<string, number> {
  const rewards = CITIES.find(({ id }) => id === city)?.majority ?? []
  const counts = seats.map((seat) => statuesIn(position, seat, city))
  const won = new Map<string, number>()
  let place = 1
  for (const count of [...new Set(counts)].filter(Boolean).sort((one, other) => other - one)) {
    const group = seats.filter((_, order) => counts[order] === count)
    const step = group.length === 1 ? 1 : 2
    for (const seat of group) won.set(seat, rewards[place + step - 2] ?? 0)
    place += step
  }
  return won
}
