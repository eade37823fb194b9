/** Points and polygons on a tile of 100 by 100, and how they turn about its middle. */

export interface Point {
  x: number
  y: number
}

export const TILE = 100
export const MIDDLE: Point = { x: 50, y: 50 }

export function at(x: number, y: number): Point {
  return { x, y }
}

/** Clockwise by quarters about the middle of the tile. */
export function turned({ x, y }: Point, turn: number): Point {
  switch (((turn % 4) + 4) % 4) {
    case 1:
      return { x: TILE - y, y: x }
    case 2:
      return { x: TILE - x, y: TILE - y }
    case 3:
      return { x: y, y: TILE - x }
    default:
      return { x, y }
  }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** How far a point is from a line between two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length ? Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length)) : 0
  return distance(point, { x: from.x + along * dx, y: from.y + along * dy })
}

export function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach((one, place) => {
    const other = polygon[(place + 1) % polygon.length] as Point
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside
  })
  return inside
}

const short = (number: number): string => String(Math.round(number * 10) / 10)

/** The line through points, for SVG. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')
}

export function outline(points: readonly Point[]): string {
  return `${lineThrough(points)}Z`
}
