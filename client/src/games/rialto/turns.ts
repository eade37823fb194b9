/** Where in a round the game stands. */

import { STEPS } from './box'
import { total, type Position } from './position'

/** The parts of a round in their order: new cards, the six steps, the blue buildings. */
export const PARTS: readonly string[] = ['I', ...STEPS, 'III']

/** The part that is being played; null before the first round. */
export function partOf(position: Position): string | null {
  if (position.round === 0) return null
  if (position.step !== null) return position.step
  return total(position.rows) > 0 || position.open_rows.length > 0 ? 'I' : 'III'
}

/** All sides clockwise from the start player of the step. */
export function clockwise(position: Position): string[] {
  const { seating } = position
  const first = Math.max(0, seating.indexOf(position.leader ?? ''))
  return [...seating.slice(first), ...seating.slice(0, first)]
}
