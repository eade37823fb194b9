/** Where the drawn tile can lie, and what it would become part of there. */

import { cardOf, CELLS } from './box'
import { Regions, type Region } from './regions'

export interface Lay {
  cell: string
  turn: number
}

export function layOf(move: string | null): Lay | null {
  const [family, cell, degrees] = (move ?? '').split(' ')
  return family === 'lay' && cell !== undefined ? { cell, turn: Number(degrees) / 90 } : null
}

export function notationOf({ cell, turn }: Lay): string {
  return `lay ${cell} ${turn * 90}`
}

/** The legal turns of the drawn tile, by cell in the order of the cells. */
export function placesOf(moves: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const move of moves) {
    const lay = layOf(move)
    if (lay) found.set(lay.cell, [...(found.get(lay.cell) ?? []), lay.turn])
  }
  return new Map(CELLS.flatMap((cell) => (found.has(cell) ? [[cell, found.get(cell) ?? []]] : [])))
}

/** As it is held, if that is legal there; else the next way round. */
export function fitting(turns: readonly number[], held: number): number {
  for (let step = 0; step < 4; step += 1) {
    const turn = (held + step) % 4
    if (turns.includes(turn)) return turn
  }
  return held
}

/** The cell before or behind, round and round; the first or last one from nowhere. */
export function stepped(cells: readonly string[], from: string | null, step: 1 | -1): string | null {
  const at = from === null ? -1 : cells.indexOf(from)
  const next = at < 0 ? (step === 1 ? 0 : cells.length - 1) : (at + step + cells.length) % cells.length
  return cells[next] ?? null
}

export interface Joining {
  part: string
  region: Region
}

/** The areas of the parts of the tile on a cell, in the order of its facts; each once. */
export function joiningAt(regions: Regions, cell: string, card: string): Joining[] {
  const met = new Set<Region>()
  return cardOf(card).segments.flatMap(({ part }) => {
    const region = regions.of(cell, part)
    if (!region || met.has(region)) return []
    met.add(region)
    return [{ part, region }]
  })
}
