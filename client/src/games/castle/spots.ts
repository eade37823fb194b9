/** Where on a tile a follower finds room on each part, and where its markets stand: as far as can be from all else. */

import { at, distance, MIDDLE, type Point } from './plane'
import { PLAZA, segmentAt, shapeOf, WELL, type Shape } from './shape'

interface Room {
  /** By part. */
  feet: Readonly<Record<string, Point>>
  markets: readonly Point[]
}

const STEP = 5
const MARKET = 16
const known = new Map<string, Room>()

export function roomOn(card: string): Room {
  const found = known.get(card) ?? makeRoom(shapeOf(card))
  known.set(card, found)
  return found
}

interface Sample {
  point: Point
  part: string | null
}

function makeRoom(shape: Shape): Room {
  const samples = samplesOf(shape)
  const markets: Point[] = []
  const feet: Record<string, Point> = {}
  for (const { segment } of shape.segments) {
    const taken: { point: Point; size: number }[] = []
    if (segment.wells) taken.push({ point: shape.hub, size: WELL + 4 })
    if (shape.square) taken.push({ point: MIDDLE, size: PLAZA })
    for (let market = 0; market < segment.markets; market += 1) {
      const point = roomiest(samples, segment.part, taken)
      markets.push(point)
      taken.push({ point, size: MARKET })
    }
    feet[segment.part] = roomiest(samples, segment.part, taken)
  }
  return { feet, markets }
}

function samplesOf(shape: Shape): Sample[] {
  const steps = Array.from({ length: 100 / STEP - 1 }, (_, step) => (step + 1) * STEP)
  return steps.flatMap((y) => steps.map((x) => ({ point: at(x, y), part: segmentAt(shape, at(x, y))?.part ?? null })))
}

/** The point of a part that is farthest from all other parts, from the tile's edge and from what stands there already. */
function roomiest(samples: readonly Sample[], part: string, taken: readonly { point: Point; size: number }[]): Point {
  const own = samples.filter((sample) => sample.part === part)
  const others = samples.filter((sample) => sample.part !== part)
  let best = MIDDLE
  let most = -Infinity
  for (const { point } of own) {
    const edge = Math.min(point.x, point.y, 100 - point.x, 100 - point.y)
    const things = taken.map((thing) => distance(point, thing.point) - thing.size)
    const room = Math.min(edge, 30, ...things, ...others.map((other) => distance(point, other.point)))
    // Of equal places the one nearest to the middle of the part's own.
    const score = room - distance(point, MIDDLE) / 1000
    if (score > most) [best, most] = [point, score]
  }
  return best
}
