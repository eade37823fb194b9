/** The areas on the table: parts of tiles and start spaces that have grown together, and what they are worth. */

import { cardOf, cellAt, CELLS, placeOf, SCORING, SIDES, STARTS, type Kind, type Segment, type Side } from './box'
import { halves, laidOf, type Laid, type Position } from './position'

/** A part of the tile on a cell, or of a start space. */
export interface Piece {
  /** A cell, or the id of a start space. */
  at: string
  segment: Segment
}

export interface Region {
  id: string
  kind: Kind
  pieces: readonly Piece[]
  /** Cells and start spaces, each once. */
  tiles: readonly string[]
  /** Sides that lie against an empty space. */
  openings: number
  wells: number
  markets: number
  /** By seat how many followers stand in it. */
  followers: Readonly<Record<string, number>>
}

const STEPS: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
const TOUCHING = new Map(STARTS.map((start) => [`${start.cell}.${start.side}`, start]))
const INSIDE = new Set(CELLS)

export function opposite(side: Side): Side {
  return turnedSide(side, 2)
}

export function turnedSide(side: Side, turn: number): Side {
  return SIDES[(SIDES.indexOf(side) + turn) % SIDES.length] as Side
}

/** "NL" turned by a quarter is "EL". */
export function turnedPort(port: string, turn: number): string {
  return turnedSide(port[0] as Side, turn) + port.slice(1)
}

/** The same place of a side from beyond it: left meets right. */
function facingPort(port: string): string {
  const half = port[1] === 'L' ? 'R' : port[1] === 'R' ? 'L' : ''
  return opposite(port[0] as Side) + half
}

export function keyOf(at: string, part: string): string {
  return `${at}.${part}`
}

/** What lies beyond a side of a cell: a cell, a start space, or the plain wall. */
export function beyond(cell: string, side: Side): { cell: string } | { start: string } | null {
  const start = TOUCHING.get(`${cell}.${side}`)
  if (start) return { start: start.id }
  const { x, y } = placeOf(cell)
  const [dx, dy] = STEPS[side]
  const next = cellAt(x + dx, y + dy)
  return INSIDE.has(next) ? { cell: next } : null
}

/** All areas, by the key of each of their parts ("c4.house", "S2.tower"). */
export class Regions {
  readonly #of = new Map<string, Region>()
  readonly all: readonly Region[]

  constructor(cards: Readonly<Record<string, string>>, followers: Readonly<Record<string, string>>) {
    const tiles = new Map<string, Laid>(Object.entries(cards).map(([cell, text]) => [cell, laidOf(text)]))
    const pieces = new Map<string, Piece>()
    const ports = new Map<string, string>()
    const add = (at: string, segments: readonly Segment[], turn: number): void => {
      for (const segment of segments) {
        pieces.set(keyOf(at, segment.part), { at, segment })
        for (const port of segment.ports) ports.set(`${at} ${turnedPort(port, turn)}`, keyOf(at, segment.part))
      }
    }
    for (const [cell, { card, turn }] of tiles) add(cell, cardOf(card).segments, turn)
    for (const { id, segment } of STARTS) add(id, [segment], 0)
    this.all = gather(pieces, ports, tiles, followers)
    for (const region of this.all) {
      for (const { at, segment } of region.pieces) this.#of.set(keyOf(at, segment.part), region)
    }
  }

  of(at: string, part: string): Region | null {
    return this.#of.get(keyOf(at, part)) ?? null
  }
}

export function regionsOf(position: Position): Regions {
  return new Regions(position.cards, position.followers)
}

function gather(
  pieces: ReadonlyMap<string, Piece>,
  ports: ReadonlyMap<string, string>,
  tiles: ReadonlyMap<string, Laid>,
  followers: Readonly<Record<string, string>>,
): Region[] {
  const up = new Map([...pieces.keys()].map((key) => [key, key]))
  const top = (key: string): string => {
    const above = up.get(key) ?? key
    return above === key ? key : top(above)
  }
  const openings = new Map<string, number>()
  for (const [place, key] of ports) {
    const [at = '', port = ''] = place.split(' ')
    if (!tiles.has(at)) continue
    const there = beyond(at, port[0] as Side)
    if (there === null) continue
    if ('cell' in there && !tiles.has(there.cell)) {
      openings.set(key, (openings.get(key) ?? 0) + 1)
      continue
    }
    const other = ports.get(`${'cell' in there ? there.cell : there.start} ${facingPort(port)}`)
    if (other && pieces.get(other)?.segment.kind === pieces.get(key)?.segment.kind) up.set(top(key), top(other))
  }
  const groups = new Map<string, string[]>()
  for (const key of pieces.keys()) {
    const group = groups.get(top(key))
    if (group) group.push(key)
    else groups.set(top(key), [key])
  }
  return [...groups.values()].map((keys) => regionOf(keys, pieces, openings, followers))
}

function regionOf(
  keys: readonly string[],
  all: ReadonlyMap<string, Piece>,
  openings: ReadonlyMap<string, number>,
  followers: Readonly<Record<string, string>>,
): Region {
  const pieces = keys.map((key) => all.get(key) as Piece)
  const standing: Record<string, number> = {}
  for (const { at, segment } of pieces) {
    const [seat, part] = halves(followers[at] ?? '.')
    if (part === segment.part) standing[seat] = (standing[seat] ?? 0) + 1
  }
  const sum = (number: (segment: Segment) => number): number => pieces.reduce((total, { segment }) => total + number(segment), 0)
  return {
    id: keys.toSorted()[0] ?? '',
    kind: pieces[0]?.segment.kind ?? 'court',
    pieces,
    tiles: [...new Set(pieces.map(({ at }) => at))],
    openings: keys.reduce((total, key) => total + (openings.get(key) ?? 0), 0),
    wells: sum(({ wells }) => wells),
    markets: sum(({ markets }) => markets),
    followers: standing,
  }
}

/** A start space against which nothing lies belongs to nothing yet (CAS-5.9). */
export function isUntouched(region: Region): boolean {
  return region.tiles.every((at) => !INSIDE.has(at))
}

/** CAS-7.1 to 7.3: courts are never complete. */
export function isComplete(region: Region): boolean {
  return region.kind !== 'court' && region.openings === 0 && !isUntouched(region)
}

/** Points for each tile (each market of a court): CAS-7.5 to 7.8, CAS-11.7. */
export function rateOf(region: Region): number {
  if (region.kind === 'court') return SCORING.market
  if (region.kind === 'path') return region.wells > 0 ? SCORING.path_with_well : SCORING.path
  return SCORING[region.kind]
}

/** What it gives: a court at the end, everything else once it is complete. */
export function worthOf(region: Region): number {
  return rateOf(region) * (region.kind === 'court' ? region.markets : region.tiles.length)
}

/** The seat with more followers than any other (CAS-7.11, CAS-7.12). */
export function leaderOf({ followers }: Region): string | null {
  const most = Math.max(0, ...Object.values(followers))
  const leading = Object.keys(followers).filter((seat) => followers[seat] === most)
  return most > 0 && leading.length === 1 ? (leading[0] ?? null) : null
}

/** The largest group of empty spaces that hang together over sides (CAS-11.2). */
export function largestHole(cards: Readonly<Record<string, string>>): string[] {
  const left = new Set(CELLS.filter((cell) => !(cell in cards)))
  let best: string[] = []
  for (const cell of left) {
    left.delete(cell)
    const group = [cell]
    for (const here of group) {
      for (const side of SIDES) {
        const there = beyond(here, side)
        if (there && 'cell' in there && left.delete(there.cell)) group.push(there.cell)
      }
    }
    if (group.length > best.length) best = group
  }
  return best
}
