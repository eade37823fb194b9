/** What a district is worth and who would score it now (RIA-11.3 to 11.5). */

import { bridgeEnds, CONNECTIONS, DISTRICTS, GONDOLA_VALUE } from './box'
import type { Position } from './position'

/** A bridge as it lies on a connection. */
export interface LaidBridge {
  token: string
  higherEnd: string
}

export function bridgeOn(position: Position, connection: string): LaidBridge | null {
  const [token, higherEnd] = (position.bridges[connection] ?? '').split('.')
  return token && higherEnd ? { token, higherEnd } : null
}

/** The value of whatever lies on a connection at its end in a district; 0 where it is free. */
export function endValue(position: Position, connection: string, district: string): number {
  const bridge = bridgeOn(position, connection)
  if (bridge) {
    const { low, high } = bridgeEnds(bridge.token)
    return bridge.higherEnd === district ? high : low
  }
  return GONDOLA_VALUE * (position.gondolas[connection] ?? 0)
}

/** The terms that a district's worth is the sum of; free connections add none. */
export function worthTerms(position: Position, district: string): number[] {
  return CONNECTIONS.filter(({ ends }) => ends.includes(district))
    .map(({ id }) => endValue(position, id, district))
    .filter((value) => value > 0)
    .sort((one, other) => other - one)
}

export function worthOf(position: Position, district: string): number {
  return worthTerms(position, district).reduce((sum, value) => sum + value, 0)
}

export interface Place {
  side: string
  councillors: number
  points: number
}

/** Who has councillors in a district, best first; ties are broken by the doge track, each place is half of the one before. */
export function standing(position: Position, district: string): Place[] {
  const present = position.doge
    .map((side) => ({ side, councillors: position.councillors[side]?.[district] ?? 0 }))
    .filter(({ councillors }) => councillors > 0)
    .sort((one, other) => other.councillors - one.councillors)
  let points = worthOf(position, district)
  return present.map((place) => {
    const scored = { ...place, points }
    points = Math.floor(points / 2)
    return scored
  })
}

/** What all districts would score a side now. */
export function districtPoints(position: Position, side: string): number {
  const won = DISTRICTS.map((district) => standing(position, district).find((place) => place.side === side)?.points ?? 0)
  return won.reduce((sum, points) => sum + points, 0)
}
