/** How the parts of the board lie on its sheet. */

export interface Plot {
  x: number
  y: number
  width: number
  height: number
}

export interface Plan {
  width: number
  height: number
  towers: Plot
  vatican: Plot
  council: Plot
  dice: Plot
  market: Plot
  harvest: Plot
  production: Plot
  military: Plot
  points: Plot
}

export const WIDE: Plan = {
  width: 1400,
  height: 800,
  towers: { x: 8, y: 6, width: 868, height: 794 },
  vatican: { x: 890, y: 8, width: 500, height: 246 },
  council: { x: 890, y: 262, width: 362, height: 124 },
  dice: { x: 1260, y: 262, width: 130, height: 124 },
  market: { x: 890, y: 394, width: 500, height: 122 },
  harvest: { x: 890, y: 524, width: 246, height: 128 },
  production: { x: 1144, y: 524, width: 246, height: 128 },
  military: { x: 890, y: 660, width: 500, height: 62 },
  points: { x: 890, y: 730, width: 500, height: 62 },
}

/** For a narrow screen: one thing under the other. */
export const COMPACT: Plan = {
  width: 720,
  height: 1690,
  vatican: { x: 8, y: 8, width: 704, height: 252 },
  towers: { x: 2, y: 270, width: 716, height: 800 },
  council: { x: 8, y: 1080, width: 546, height: 130 },
  dice: { x: 562, y: 1080, width: 150, height: 130 },
  market: { x: 8, y: 1218, width: 704, height: 132 },
  harvest: { x: 8, y: 1358, width: 348, height: 140 },
  production: { x: 364, y: 1358, width: 348, height: 140 },
  military: { x: 8, y: 1506, width: 704, height: 84 },
  points: { x: 8, y: 1598, width: 704, height: 84 },
}

/** The crown of a tower above its floors, and its foot below them. */
export const CROWN = 64
export const FOOT = 14

export interface FloorPlan {
  height: number
  card: Plot
  /** The middle of the place for a member, and its radius. */
  niche: { x: number; y: number; r: number }
  bonus: Plot
}

const SLIM = 190

/** A floor: a window for the card, and beside it the place for a member under what the floor gives. */
export function floorPlan(width: number, height: number): FloorPlan {
  const [r, left, gap, right] = width < SLIM ? [22, 7, 5, 4] : [27, 12, 8, 8]
  const card = { x: left, y: 9, width: width - left - gap - 2 * r - right, height: height - 16 }
  const x = card.x + card.width + gap + r
  return { height, card, niche: { x, y: height - r - 16, r }, bonus: { x: x - r, y: 14, width: 2 * r, height: 36 } }
}

/** The middle of a step of a track, from 0 to its last. */
export function stepAt(step: number, last: number, width: number, margin: number): number {
  return margin + ((width - 2 * margin) * Math.min(Math.max(step, 0), last)) / last
}

/** Markers on one step lie beside and under each other, so that each is seen. */
export function spreadOut(order: number, count: number, size: number): [number, number] {
  if (count === 1) return [0, 0]
  const columns = count > 2 ? 2 : 1
  const lines = Math.ceil(count / columns)
  const column = order % columns
  const line = Math.floor(order / columns)
  return [(column - (columns - 1) / 2) * size * 0.8, (line - (lines - 1) / 2) * size * 0.8]
}

/** Members in a row that has room for so many before they move together. */
export function inRow(order: number, count: number, width: number, step: number): number {
  const gap = count > 1 ? Math.min(step, width / (count - 0.2)) : step
  return order * gap
}
