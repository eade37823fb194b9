/** Smooth lines through points (Catmull-Rom, as cubic curves). */

import type { Point } from './geometry'

const SOFTNESS = 6

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const first = [from[0] + (to[0] - before[0]) / SOFTNESS, from[1] + (to[1] - before[1]) / SOFTNESS]
  const second = [to[0] - (after[0] - from[0]) / SOFTNESS, to[1] - (after[1] - from[1]) / SOFTNESS]
  return `C${[...first, ...second, ...to].map((value) => Math.round(value * 10) / 10).join(' ')}`
}

/** A smooth line from the first point to the last. */
export function openLine(points: readonly Point[]): string {
  const last = points.length - 1
  const at = (place: number): Point => points[Math.min(Math.max(place, 0), last)] ?? [0, 0]
  const curves = points.slice(1).map((_, place) => curve(at(place - 1), at(place), at(place + 1), at(place + 2)))
  return `M${at(0).join(' ')}${curves.join('')}`
}

/** A smooth line all the way round. */
export function closedLine(points: readonly Point[]): string {
  const at = (place: number): Point => points[(place + points.length) % points.length] ?? [0, 0]
  const curves = points.map((_, place) => curve(at(place - 1), at(place), at(place + 1), at(place + 2)))
  return `M${at(0).join(' ')}${curves.join('')}Z`
}
