/** What cities cost and how strongly they stand, as the rules reckon it. */

import { BONUSES, CITIES, ROADS, SEAS, UNIT_PRICE, UNIT_PRICE_AT_HOME, city as cityOf, startsOf, type Bundle, type Sea } from '../box'
import { agentAt, houseOf, ownerOf, unitsIn, type Position } from '../position'
import { seas as seaFacts } from '../../../../../src/signoria/games/virtu/data/virtu.json'

/** VIR-9.6: how many seas a voyage from one sea to another crosses, both ends included. */
const CROSSED = crossed()

function crossed(): Map<string, number> {
  const found = new Map<string, number>()
  const key = (one: Sea, other: Sea): string => `${one} ${other}`
  for (const sea of SEAS) found.set(key(sea, sea), 1)
  for (const [one, other] of seaFacts.adjacent as [Sea, Sea][]) {
    found.set(key(one, other), 2)
    found.set(key(other, one), 2)
  }
  for (const over of SEAS) {
    for (const from of SEAS) {
      for (const to of SEAS) {
        const way = (found.get(key(from, over)) ?? Infinity) + (found.get(key(over, to)) ?? Infinity) - 1
        if (way < (found.get(key(from, to)) ?? Infinity)) found.set(key(from, to), way)
      }
    }
  }
  return found
}

/** VIR-9.6, VIR-10.3: ships from port to port; Infinity where none goes. */
export function seasBetween(from: string, to: string): number {
  const ways = cityOf(from).seas.flatMap((sea) => cityOf(to).seas.map((other) => CROSSED.get(`${sea} ${other}`) ?? Infinity))
  return Math.min(Infinity, ...ways)
}

export function isJoined(side: string, one: string, other: string): boolean {
  return ROADS.some(({ a, b, sides }) => sides.includes(side) && ((a === one && b === other) || (a === other && b === one)))
}

/** VIR-9.2, VIR-11.12, VIR-11.13: what an agent changes in a city for a seat that annexes or besieges it. */
export function agentChange(position: Position, seat: string, city: string): number {
  const agent = agentAt(position, city)
  if (agent === null) return 0
  if (agent === seat) return -1
  return ownerOf(position, city) === null ? 1 : 0
}

/** VIR-9.3 to 9.6, VIR-9.11: the price of an annexation; null where neither road nor ship leads. */
export function annexationPrice(position: Position, side: string, seat: string, city: string): Bundle | null {
  const crown = cityOf(city).value + agentChange(position, seat, city) + 1
  const own = Object.keys(position.control).filter((each) => ownerOf(position, each) === seat)
  if (own.some((each) => isJoined(side, each, city))) return { crown }
  const ship = Math.min(Infinity, ...own.map((each) => seasBetween(each, city)))
  return ship === Infinity ? null : { crown, ship }
}

/** VIR-17.25, VIR-17.26. */
export function recruitPrice(position: Position, seat: string, city: string): Bundle {
  const house = houseOf(position, seat)
  return { florin: house !== null && startsOf(house).includes(city) ? UNIT_PRICE_AT_HOME : UNIT_PRICE }
}

export interface Part {
  what: 'value' | 'agent' | 'units' | 'bonuses' | 'bastion'
  count: number
}

const BASTION = Number(BONUSES.find(({ id }) => id === 'bastion')?.effect['defence_bonus'] ?? 0)

/** VIR-13.5, VIR-13.6, VIR-13.14: what a city's defence against a seat is made of. */
export function defenceParts(position: Position, seat: string, city: string): Part[] {
  const owner = ownerOf(position, city)
  const parts: Part[] = [
    { what: 'value', count: cityOf(city).value },
    { what: 'agent', count: agentChange(position, seat, city) },
  ]
  if (owner !== null) {
    parts.push({ what: 'units', count: unitsIn(position, owner, city) })
    parts.push({ what: 'bastion', count: (position.bonuses[owner]?.['bastion'] ?? 0) > 0 ? BASTION : 0 })
  }
  return parts.filter(({ what, count }) => count !== 0 || what === 'value')
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((whole, { count }) => whole + count, 0)
}

/** The cities of a side of the map. */
export function citiesOf(side: string): string[] {
  return CITIES.filter((city) => city.sides.includes(side)).map((city) => city.id)
}
