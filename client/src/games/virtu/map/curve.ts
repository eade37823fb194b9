/** Lines as a hand would draw them. */

import type { At } from './places'

export type Points = readonly (readonly [number, number])[]

/** A smooth line through points (Catmull and Rom), as the path of an SVG. */
export function smooth(points: Points, closed = false): string {
  const count = points.length
  const at = (place: number): readonly [number, number] =>
    points[closed ? (place + count) % count : Math.min(count - 1, Math.max(0, place))] ?? [0, 0]
  const [first] = points
  if (!first) return ''
  const parts = [`M${first[0]} ${first[1]}`]
  for (let place = 0; place < (closed ? count : count - 1); place += 1) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const other = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    parts.push(`C${[...one, ...other, ...to].map((number) => Math.round(number * 10) / 10).join(' ')}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** A line from one place to another, bent to its left by so much (to its right, if negative). */
export function bent(from: At, to: At, by: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const x = (from.x + to.x) / 2 + ((to.y - from.y) / length) * by
  const y = (from.y + to.y) / 2 - ((to.x - from.x) / length) * by
  return `M${from.x} ${from.y}Q${Math.round(x)} ${Math.round(y)} ${to.x} ${to.y}`
}
