/** The wall round the castle: its outline, the walkway with the spaces of the track, its towers. */

import { COLUMNS, CORNERS, ROWS, RUNS, STARTS, TRACK, placeOf, type Corner, type Side } from './box'
import { outline, TILE, type Point } from './plane'

/** From the cells to the outer face, in units of a hundredth of a tile. */
export const THICK = 48
/** The walkway lies between the inner parapet and the outer one. */
export const WALK = { from: 19, to: 44 }
export const MARGIN = 66
export const BOARD = {
  x: -MARGIN,
  y: -MARGIN,
  width: COLUMNS * TILE + 2 * MARGIN,
  height: ROWS * TILE + 2 * MARGIN,
}
export const TURRET = 25

export interface Space {
  number: number
  middle: Point
  /** Degrees clockwise from eastward: the way on along the wall. */
  angle: number
  /** Along the wall; towers have none, their two halves are round. */
  length: number
}

export interface Turret {
  corner: Corner
  middle: Point
  isOuter: boolean
}

function direction(from: Corner, to: Corner): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
}

const next = (place: number): Corner => CORNERS[(place + 1) % CORNERS.length] as Corner
const before = (place: number): Corner => CORNERS[(place + CORNERS.length - 1) % CORNERS.length] as Corner
/** Clockwise round the castle the land outside is on the left. */
const outward = ({ x, y }: Point): Point => ({ x: y, y: -x })

/** A corner of the outline, moved outwards by so much. */
export function cornerPoint(place: number, out: number): Point {
  const corner = CORNERS[place] as Corner
  const [one, other] = [outward(direction(before(place), corner)), outward(direction(corner, next(place)))]
  return { x: corner.x * TILE + out * (one.x + other.x), y: corner.y * TILE + out * (one.y + other.y) }
}

/** The closed line at a distance outside the cells. */
export function ringAt(out: number): string {
  return outline(CORNERS.map((_, place) => cornerPoint(place, out)))
}

export const TURRETS: readonly Turret[] = CORNERS.map((corner, place) => {
  const [into, on] = [direction(before(place), corner), direction(corner, next(place))]
  return { corner, middle: cornerPoint(place, THICK / 2), isOuter: into.x * on.y - into.y * on.x > 0 }
})

const angleOf = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI

function runSpaces(place: number): Space[] {
  const numbers = RUNS[place] ?? []
  const along = direction(CORNERS[place] as Corner, next(place))
  const out = outward(along)
  const walk = (WALK.from + WALK.to) / 2
  const [from, to] = [endOfRun(place, 1), endOfRun((place + 1) % CORNERS.length, -1)]
  const length = (Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) / Math.max(1, numbers.length)
  return numbers.map((number, step) => ({
    number,
    middle: {
      x: from.x + along.x * length * (step + 0.5) + out.x * walk,
      y: from.y + along.y * length * (step + 0.5) + out.y * walk,
    },
    angle: angleOf(along),
    length,
  }))
}

/** Where the run behind (1) or before (-1) a tower begins, on the line of the cells: at an inner bend beyond the wall. */
function endOfRun(place: number, way: 1 | -1): Point {
  const corner = CORNERS[place] as Corner
  const along = way === 1 ? direction(corner, next(place)) : direction(before(place), corner)
  const shift = TURRETS[place]?.isOuter ? 0 : THICK * way
  return { x: corner.x * TILE + along.x * shift, y: corner.y * TILE + along.y * shift }
}

/** The two halves of a tower: towards the run before it, and towards the one behind. */
function turretSpaces(place: number): Space[] {
  const { corner, middle } = TURRETS[place] as Turret
  const [into, on] = [direction(before(place), corner), direction(corner, next(place))]
  const away = TURRET * 0.72
  return [
    { number: corner.spaces[0], middle: { x: middle.x - into.x * away, y: middle.y - into.y * away }, angle: angleOf(into), length: 0 },
    { number: corner.spaces[1], middle: { x: middle.x + on.x * away, y: middle.y + on.y * away }, angle: angleOf(on), length: 0 },
  ]
}

/** All spaces of the track by number. */
export const SPACES: readonly Space[] = CORNERS.flatMap((_, place) => [...turretSpaces(place), ...runSpaces(place)]).sort(
  (one, other) => one.number - other.number,
)

/** Where a marker stands after so many points (CAS-7.17), also between two spaces while it walks. */
export function walkTo(points: number): { middle: Point; angle: number } {
  const low = Math.floor(points)
  const [from, to] = [SPACES[low % TRACK] as Space, SPACES[(low + 1) % TRACK] as Space]
  const share = points - low
  return {
    middle: {
      x: from.middle.x + (to.middle.x - from.middle.x) * share,
      y: from.middle.y + (to.middle.y - from.middle.y) * share,
    },
    angle: share < 0.5 ? from.angle : to.angle,
  }
}

export interface StartPlace {
  id: string
  /** The middle of the side of the cell; the start space leads away from it into the wall. */
  middle: Point
  /** Quarter turns of what is drawn as if it lay north of its cell. */
  turn: number
}

const OUT: Record<Side, [number, number, number]> = { N: [0.5, 0, 0], E: [1, 0.5, 1], S: [0.5, 1, 2], W: [0, 0.5, 3] }

export const START_PLACES: readonly StartPlace[] = STARTS.map(({ id, cell, side }) => {
  const { x, y } = placeOf(cell)
  const [dx, dy, turn] = OUT[side]
  return { id, middle: { x: (x + dx) * TILE, y: (y + dy) * TILE }, turn }
})

/** Where the feet of a marker are: seats stand beside each other on the walkway. */
export function markerAt(points: number, place: number): Point {
  const { middle, angle } = walkTo(points)
  const radians = (angle * Math.PI) / 180
  const shift = place ? 7 : -7
  return {
    x: middle.x + (Math.cos(radians) - Math.sin(radians)) * shift,
    y: middle.y + (Math.sin(radians) + Math.cos(radians)) * shift + 12,
  }
}
