/** What is in the box: the same facts that the referee reads. */

import {
  components,
  corner_towers,
  scoring,
  start_spaces,
  tile_types,
  wall,
  wall_tokens,
} from '../../../../src/signoria/games/castle/data/castle.json'

export type Kind = 'path' | 'tower' | 'house' | 'court'
export type Side = 'N' | 'E' | 'S' | 'W'

export const KINDS: readonly Kind[] = ['path', 'tower', 'house', 'court']
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
/** Who stands on each kind of part (CAS-6.4). */
export const ROLES: Record<Kind, string> = { path: 'herald', tower: 'knight', house: 'squire', court: 'merchant' }

/** A part of a tile that is one piece. Its ports are sides ("N") and halves beside a path ("NL"). */
export interface Segment {
  /** As moves name it: the second path of a tile is path-2. */
  part: string
  kind: Kind
  ports: readonly string[]
  wells: number
  markets: number
  /** Where a path ends on its own tile: at a square, or in a building. */
  end: 'square' | 'building' | null
}

export interface Card {
  id: string
  copies: number
  square: boolean
  segments: readonly Segment[]
}

interface SegmentFacts {
  kind: string
  edges: string[]
  halves?: string[]
  well?: number
  markets?: number
  inner_end?: string | null
}

function segmentsOf(facts: readonly SegmentFacts[]): Segment[] {
  const found: Segment[] = []
  for (const item of facts) {
    const before = found.filter(({ kind }) => kind === item.kind).length
    found.push({
      part: before ? `${item.kind}-${before + 1}` : item.kind,
      kind: item.kind as Kind,
      ports: [...item.edges, ...(item.halves ?? [])],
      wells: item.well ?? 0,
      markets: item.markets ?? 0,
      end: item.inner_end ? (item.inner_end === 'square' ? 'square' : 'building') : null,
    })
  }
  return found
}

export const CARDS: readonly Card[] = tile_types.types.map((type) => ({
  id: type.type,
  copies: type.count,
  square: type.square,
  segments: segmentsOf(type.segments),
}))
const cardsById = new Map(CARDS.map((card) => [card.id, card]))
export const CARDS_IN_BOX = CARDS.reduce((sum, { copies }) => sum + copies, 0)

export function cardOf(id: string): Card {
  const found = cardsById.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

/** Columns are letters from the west, rows are numbers from the north. */
export function cellAt(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

export function placeOf(cell: string): { x: number; y: number } {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 }
}

export const ROWS = wall.cells_rows.length
export const COLUMNS = Math.max(...wall.cells_rows.map((row) => row.length))
export const CELLS: readonly string[] = wall.cells_rows.flatMap((row, y) =>
  [...row].flatMap((mark, x) => (mark === '#' ? [cellAt(x, y)] : [])),
)

/** A start space on the inner face of the wall: what it shows to the cell beside it (CAS-1.7). */
export interface Start {
  id: string
  cell: string
  /** The side of the cell at which it lies. */
  side: Side
  segment: Segment
}

export const STARTS: readonly Start[] = start_spaces.spaces.map((item) => ({
  id: item.id,
  cell: cellAt(item.cell[0] ?? 0, item.cell[1] ?? 0),
  side: item.side as Side,
  segment: segmentsOf([item.segment])[0] as Segment,
}))

export interface Corner {
  x: number
  y: number
  /** The two spaces of the track on its tower. */
  spaces: readonly [number, number]
}

export const CORNERS: readonly Corner[] = wall.outline_corners.map(({ x, y, tower }) => ({
  x,
  y,
  spaces: [tower[0] ?? 0, tower[1] ?? 0],
}))
/** The straight runs of the track: the one at a place leads from that corner to the next. */
export const RUNS: readonly number[][] = wall.runs.map(({ spaces }) => {
  const [first = 0, last = -1] = spaces ?? []
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
})
export const WITHOUT_TOKEN: readonly number[] = corner_towers.without_token
export const TRACK = components.track_spaces
export const FOLLOWERS = components.followers_per_player

/** Of a corner tower, as piles and moves name it. */
export function cornerId({ spaces }: Corner): string {
  return spaces.join('-')
}

export const TOKENS: readonly { id: string; effect: string }[] = wall_tokens.tokens.map(({ number, effect }) => ({
  id: String(number),
  effect,
}))
export const EFFECT_OF = new Map(TOKENS.map(({ id, effect }) => [id, effect]))

export const SCORING = scoring
