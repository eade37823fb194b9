import { at, isInside, type Point } from './plane'
import type { SegmentShape } from './shape'

/** Where chimneys stand on a roof: one on each of its larger slopes, off its middle. */
export function roofOrnaments({ slopes }: SegmentShape): Point[] {
  const large = slopes.filter(({ points }) => extent(points) > 700)
  return large.slice(0, 1).flatMap(({ points }) => {
    const middle = middleOf(points)
    const corner = points.reduce((best, point) => (point.x + 2 * point.y < best.x + 2 * best.y ? point : best))
    const place = at((middle.x * 2 + corner.x) / 3, (middle.y * 2 + corner.y) / 3)
    return isInside(place, points) ? [at(Math.max(8, Math.min(92, place.x)), Math.max(8, Math.min(92, place.y)))] : []
  })
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => at(total.x + x, total.y + y), at(0, 0))
  return at(sum.x / points.length, sum.y / points.length)
}

function extent(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, place) => {
    const next = points[(place + 1) % points.length] as Point
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
