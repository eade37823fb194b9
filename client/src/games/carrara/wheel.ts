/** The geometry of the wheel, and how it turns. */

import { COLOURS, LARGE_WHEEL, SECTIONS, SMALL_WHEEL } from './box'
import type { Position } from './position'

export type Point = readonly [number, number]

export const RIM = 380
export const DISC = 326
export const HUB = 108
const TURN = 360 / SECTIONS.length
const FROM_TOP = -90

/** The point at a distance from the middle; degrees go clockwise from section I at the top. */
export function at(radius: number, degrees: number): Point {
  const angle = ((degrees + FROM_TOP) * Math.PI) / 180
  const rounded = (value: number): number => Math.round(value * 100) / 100
  return [rounded(radius * Math.cos(angle)), rounded(radius * Math.sin(angle))]
}

/** The middle of a section in degrees. */
export const middleOf = (section: number): number => section * TURN

/** The ring between two radii over one section. */
export function ring(section: number, inner: number, outer: number, gap = 0): string {
  const [from, to] = [middleOf(section) - TURN / 2 + gap, middleOf(section) + TURN / 2 - gap]
  const p = (radius: number, degrees: number): string => at(radius, degrees).join(' ')
  return `M${p(outer, from)}A${outer} ${outer} 0 0 1 ${p(outer, to)}L${p(inner, to)}A${inner} ${inner} 0 0 0 ${p(inner, from)}Z`
}

/** Where the blocks of a colour lie on a section, by rank: four outside, two inside beside what buys them all. */
const SLOTS: readonly Point[] = [
  [286, -18.9],
  [286, -6.3],
  [286, 6.3],
  [286, 18.9],
  [216, -18],
  [216, 18],
]
export function slotOf(section: number, colour: string): Point {
  const [radius, aside] = SLOTS[COLOURS.indexOf(colour)] ?? [0, 0]
  return at(radius, middleOf(section) + aside)
}
export const allOf = (section: number): Point => at(214, middleOf(section))
export const decorationAt = (section: number): Point => at(148, middleOf(section))
export const statueAt = (section: number): Point => at(76, middleOf(section))

/** The price of a colour on the rim, by its rank. */
export const priceAt = (section: number, rank: number): Point => at(353, middleOf(section) - 14.5 + rank * 7.8)
export const numeralAt = (section: number): Point => at(353, middleOf(section) - 24)

/** What a section shows, in the advanced game. */
export function shown(wheel: readonly string[], first: string | null, section: number): string | null {
  const place = first === null ? -1 : wheel.indexOf(first)
  return place < 0 ? null : (wheel[(place + section) % wheel.length] ?? null)
}
export const decorationOf = (position: Position, section: number): string | null => shown(LARGE_WHEEL, position.large_wheel, section)
export const statueOf = (position: Position, section: number): string | null => shown(SMALL_WHEEL, position.small_wheel, section)

type Blocks = Record<string, Record<string, number>>
const countOf = (wheel: Blocks, section: string, colour: string): number => wheel[section]?.[colour] ?? 0

/**
 * Whether the wheel has been turned between two positions: what lies there was one section before, and only section I
 * may have more (CAR-4.1, CAR-4.2). Blocks may have been bought since; without a turn there is never a new one.
 */
export function hasTurned(before: Blocks, after: Blocks): boolean {
  const from = (place: number): string => SECTIONS[(place + SECTIONS.length - 1) % SECTIONS.length] ?? ''
  const fits = (origin: (place: number) => string, free: number): boolean =>
    SECTIONS.every(
      (section, place) =>
        place === free || COLOURS.every((colour) => countOf(after, section, colour) <= countOf(before, origin(place), colour)),
    )
  return !fits((place) => SECTIONS[place] ?? '', -1) && fits(from, 0)
}
