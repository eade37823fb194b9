/** Who stands in and before a city. */

import { ownerOf, retreatingFrom, unitsIn, type Position } from '../position'

export interface Army {
  seat: string
  count: number
  /** How many of them are only being considered: more than there are now, or fewer. */
  change: number
  role: 'garrison' | 'besieger' | 'retreating'
}

/** The garrison first, then besiegers, then who retreats; each with what the considered move changes. */
export function armiesAt(city: string, seats: readonly string[], now: Position, after: Position): Army[] {
  const owner = ownerOf(now, city)
  const fighting = seats.map((seat): Army => {
    const count = unitsIn(now, seat, city)
    return { seat, count, change: unitsIn(after, seat, city) - count, role: seat === owner ? 'garrison' : 'besieger' }
  })
  const leaving = seats.map((seat): Army => {
    const count = retreatingFrom(now, seat, city)
    return { seat, count, change: retreatingFrom(after, seat, city) - count, role: 'retreating' }
  })
  const inOrder = [...fighting.filter(({ role }) => role === 'garrison'), ...fighting.filter(({ role }) => role === 'besieger'), ...leaving]
  return inOrder.filter(({ count, change }) => count > 0 || change !== 0)
}

export function isBesieged(city: string, seats: readonly string[], position: Position): boolean {
  return seats.some((seat) => seat !== ownerOf(position, city) && unitsIn(position, seat, city) > 0)
}
