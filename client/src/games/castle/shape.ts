/** How a tile looks from above, from its facts alone: lines of paths, outlines and roofs of buildings, grounds of courts. */

import { cardOf, SIDES, type Segment, type Side } from './box'
import { at, distance, distanceToLine, isInside, MIDDLE, turned, type Point } from './plane'

/** A slope of a roof and the quarter to which it falls: 0 is north. */
export interface Slope {
  points: readonly Point[]
  falls: number
}

export interface SegmentShape {
  segment: Segment
  /** Of a path: where it runs, a line for each of its ends; smooth ones are finely divided. */
  lines: readonly (readonly Point[])[]
  /** Of a building its outline; of a court what it would cover if nothing stood on it. */
  areas: readonly (readonly Point[])[]
  slopes: readonly Slope[]
  /** Where the building ends on its own tile: its eaves, or the battlements of a tower. */
  eaves: readonly (readonly Point[])[]
}

export interface Shape {
  square: boolean
  segments: readonly SegmentShape[]
  /** Where wells stand, and where paths branch. */
  hub: Point
}

export const PATH_WIDTH = 15
export const PLAZA = 16
export const WELL = 9

const known = new Map<string, Shape>()

export function shapeOf(card: string): Shape {
  const found = known.get(card) ?? makeShape(card)
  known.set(card, found)
  return found
}

function makeShape(id: string): Shape {
  const card = cardOf(id)
  const paths = card.segments.filter(({ kind }) => kind === 'path')
  const hub = hubOf(paths)
  return {
    square: card.square,
    hub,
    segments: card.segments.map((segment) => {
      const empty = { segment, lines: [], areas: [], slopes: [], eaves: [] }
      if (segment.kind === 'path') return { ...empty, lines: linesOf(segment) }
      if (segment.kind === 'court') return { ...empty, areas: groundsOf(segment, card.segments, hub) }
      return { ...empty, ...building(segment, card.segments) }
    }),
  }
}

export function sidesOf(segment: Segment): Side[] {
  return SIDES.filter((side) => segment.ports.includes(side))
}

const midOf = (side: Side): Point => turned(at(50, 0), SIDES.indexOf(side))

/** The two sides of a path that bends, the first one clockwise before the other. */
function bend(segment: Segment): number | null {
  const sides = sidesOf(segment)
  if (sides.length !== 2) return null
  const first = SIDES.findIndex((side, place) => sides.includes(side) && sides.includes(SIDES[(place + 1) % 4] as Side))
  return first < 0 ? null : first
}

/** A quarter round the corner in the north-east, then turned. */
function arc(turn: number): Point[] {
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / 8)
    return turned(at(100 - 50 * Math.cos(angle), 50 * Math.sin(angle)), turn)
  })
}

function linesOf(segment: Segment): Point[][] {
  const turn = bend(segment)
  if (turn !== null) return [arc(turn)]
  // Into a building a path runs on beneath the eaves.
  const inner = segment.end === 'building' ? at(50, 66) : MIDDLE
  return sidesOf(segment).map((side) => [midOf(side), turned(inner, SIDES.indexOf(side))])
}

function hubOf(paths: readonly Segment[]): Point {
  const turn = paths.length === 1 && paths[0] ? bend(paths[0]) : null
  return turn === null ? MIDDLE : (arc(turn)[4] as Point)
}

/** From the hub to each half of a side; halves of buildings belong to the court that lies next beside them. */
function groundsOf(court: Segment, all: readonly Segment[], hub: Point): Point[][] {
  const owners = SIDES.flatMap((side) => [ownerOf(`${side}L`, all), ownerOf(`${side}R`, all)])
  const isCourt = (segment: Segment | undefined): boolean => segment?.kind === 'court'
  const nearest = (place: number, step: 1 | -1): Segment | undefined =>
    Array.from({ length: 8 }, (_, further) => owners[(place + step * further + 16) % 8]).find(isCourt)
  return owners.flatMap((owner, place) => {
    // The left half of a side looks back against the clock, the right half on with it.
    const holder = isCourt(owner) ? owner : nearest(place, place % 2 ? 1 : -1)
    if (holder !== court) return []
    const [from, to] = place % 2 ? [at(50, 0), at(100, 0)] : [at(0, 0), at(50, 0)]
    const turn = Math.floor(place / 2)
    return [[hub, turned(from, turn), turned(to, turn)]]
  })
}

function ownerOf(half: string, all: readonly Segment[]): Segment | undefined {
  return all.find(({ ports }) => ports.includes(half)) ?? all.find(({ kind, ports }) => kind !== 'path' && ports.includes(half[0] ?? ''))
}

// Buildings. Each pattern of sides is drawn with its first side in the north and then turned.

type Body = Pick<SegmentShape, 'areas' | 'slopes' | 'eaves'>

function building(segment: Segment, all: readonly Segment[]): Body {
  const sides = sidesOf(segment).map((side) => SIDES.indexOf(side))
  const others = all.filter((other) => other !== segment && (other.kind === 'tower' || other.kind === 'house'))
  const meets = (side: number): boolean => others.some((other) => other.ports.includes(SIDES[side % 4] as Side))
  const depth = depthOf(segment, all)
  const slant = (side: number): number => (meets(side) ? depth - 1 : Math.min(16, depth * 0.6))
  if (sides.length === 4) return whole()
  if (sides.length === 3) {
    const open = [0, 1, 2, 3].find((side) => !sides.includes(side)) ?? 2
    return turnedBody(threeSided(meets(open) ? 34 : 40), open + 2)
  }
  if (sides.length === 2) {
    const first = sides.find((side) => sides.includes((side + 1) % 4))
    if (first === undefined) return turnedBody(across(others.length ? 17 : 20, others.length ? 32 : 24), sides[0] ?? 0)
    return turnedBody(cornered(depth, slant(first + 3), slant(first + 2)), first)
  }
  const side = sides[0] ?? 0
  return turnedBody(along(depth, slant(side + 3), slant(side + 1)), side)
}

function depthOf(segment: Segment, all: readonly Segment[]): number {
  const isCorner = sidesOf(segment).length === 2
  const bridged = all.some((other) => other !== segment && other.kind !== 'path' && spans(other))
  if (bridged) return 27
  if (all.some(({ kind, end }) => kind === 'path' && end === 'building')) return isCorner ? 42 : 40
  if (all.some(({ kind }) => kind === 'path')) return isCorner ? 31 : 27
  if (!all.some(({ kind }) => kind === 'court')) return isCorner ? 50 : 46
  return isCorner ? 42 : 35
}

/** A building from side to opposite side. */
function spans(segment: Segment): boolean {
  const sides = sidesOf(segment)
  return segment.kind !== 'court' && sides.length === 2 && SIDES.indexOf(sides[0] as Side) % 2 === SIDES.indexOf(sides[1] as Side) % 2
}

const EDGE = 4

/** Along the north side. */
function along(depth: number, left: number, right: number): Body {
  const a = at(EDGE, 0)
  const b = at(100 - EDGE, 0)
  const c = at(100 - EDGE - right, depth)
  const d = at(EDGE + left, depth)
  const [p, q] = [at(Math.min(50, d.x + depth * 0.42), 0), at(Math.max(50, c.x - depth * 0.42), 0)]
  return {
    areas: [[a, b, c, d]],
    eaves: [[b, c, d, a]],
    slopes: [
      { points: [a, p, d], falls: 3 },
      { points: [q, b, c], falls: 1 },
      { points: [p, q, c, d], falls: 2 },
    ],
  }
}

/** Along the north and the east side. */
function cornered(depth: number, left: number, low: number): Body {
  const a = at(EDGE, 0)
  const b = at(100, 0)
  const c = at(100, 100 - EDGE)
  const inner = at(100 - depth, depth)
  const d = at(Math.min(EDGE + left, inner.x), depth)
  const e = at(100 - depth, Math.max(100 - EDGE - low, inner.y))
  const [p, q] = [at(Math.min(96, d.x + depth * 0.42), 0), at(100, Math.max(4, e.y - depth * 0.42))]
  return {
    areas: [[a, b, c, e, inner, d]],
    eaves: [[c, e, inner, d, a]],
    slopes: [
      { points: [a, p, d], falls: 3 },
      { points: [c, q, e], falls: 2 },
      { points: [p, b, inner, d], falls: 2 },
      { points: [b, q, e, inner], falls: 3 },
    ],
  }
}

/** From north to south. */
function across(half: number, flare: number): Body {
  const [l, r] = [50 - half, 50 + half]
  const left = [at(EDGE, 0), at(l, flare), at(l, 100 - flare), at(EDGE, 100)]
  const right = [at(100 - EDGE, 100), at(r, 100 - flare), at(r, flare), at(100 - EDGE, 0)]
  return {
    areas: [[...left, ...right]],
    eaves: [left, right],
    slopes: [
      { points: [at(50, 0), at(50, 100), ...left.toReversed()], falls: 3 },
      { points: [at(50, 100), at(50, 0), ...right.toReversed()], falls: 1 },
    ],
  }
}

/** All but the south. */
function threeSided(open: number): Body {
  const [l, r, y] = [open - EDGE, 100 - open + EDGE, 100 - open]
  const eave = [at(100, 100 - EDGE), at(r, y), at(l, y), at(0, 100 - EDGE)]
  return {
    areas: [[at(0, 0), at(100, 0), ...eave]],
    eaves: [eave],
    slopes: [
      { points: [at(0, 0), at(100, 0), at(r, y), at(l, y)], falls: 2 },
      { points: [at(0, 0), at(l, y), at(0, 100 - EDGE)], falls: 1 },
      { points: [at(100, 0), at(100, 100 - EDGE), at(r, y)], falls: 3 },
    ],
  }
}

function whole(): Body {
  const corners = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)]
  const slope = (falls: number): Slope => ({ points: [corners[falls] as Point, corners[(falls + 1) % 4] as Point, MIDDLE], falls })
  return { areas: [corners], eaves: [], slopes: [0, 1, 2, 3].map(slope) }
}

function turnedBody({ areas, eaves, slopes }: Body, turn: number): Body {
  const all = (points: readonly Point[]): Point[] => points.map((point) => turned(point, turn))
  return {
    areas: areas.map(all),
    eaves: eaves.map(all),
    slopes: slopes.map(({ points, falls }) => ({ points: all(points), falls: (falls + turn) % 4 })),
  }
}

/** Which part of the tile a point is on: what stands higher goes first. Null on a square and in the cracks. */
export function segmentAt({ square, segments }: Shape, point: Point): Segment | null {
  if (square && distance(point, MIDDLE) < PLAZA) return null
  const inArea = ({ areas }: SegmentShape): boolean => areas.some((area) => isInside(point, area))
  const onLine = ({ lines }: SegmentShape): boolean =>
    lines.some((line) => line.some((from, place) => line[place + 1] && distanceToLine(point, from, line[place + 1] as Point) < PATH_WIDTH / 2))
  const found =
    segments.find((shape) => shape.slopes.length && inArea(shape)) ??
    segments.find(onLine) ??
    segments.find((shape) => !shape.slopes.length && inArea(shape))
  return found?.segment ?? null
}
