/** The buildings of a side, tile by tile, and what a considered move would make of each. */

import { BUILDINGS } from './box'
import type { Position } from './position'

export type Condition = 'ready' | 'spent' | 'new'

export interface Tile {
  key: string
  id: string
  condition: Condition
  /** Stays, gets its coin, loses it at the end of the round, leaves the board, or comes onto it. */
  fate: 'stays' | 'pays' | 'clears' | 'leaves' | 'comes'
}

const GROUPS: readonly [Condition, 'buildings' | 'spent_buildings' | 'new_buildings'][] = [
  ['ready', 'buildings'],
  ['spent', 'spent_buildings'],
  ['new', 'new_buildings'],
]

export function tilesOf(now: Position, after: Position, side: string): Tile[] {
  return BUILDINGS.flatMap(({ id }) => {
    const count = (position: Position, group: (typeof GROUPS)[number][1]): number => position[group][side]?.[id] ?? 0
    const rising = new Map(GROUPS.map(([condition, group]) => [condition, Math.max(0, count(after, group) - count(now, group))]))
    const moves = (to: Condition): boolean => {
      const left = rising.get(to) ?? 0
      rising.set(to, Math.max(0, left - 1))
      return left > 0
    }
    const fateOf = (condition: Condition): Tile['fate'] => {
      if (condition === 'ready') return moves('spent') ? 'pays' : 'leaves'
      return moves('ready') ? 'clears' : 'leaves'
    }
    const tiles = GROUPS.flatMap(([condition, group]) =>
      Array.from({ length: count(now, group) }, (_, place): Tile => {
        const fate = place < count(after, group) ? 'stays' : fateOf(condition)
        return { key: `${id}.${condition}.${place}`, id, condition, fate }
      }),
    )
    const coming = [...rising.values()].reduce((sum, more) => sum + more, 0)
    return [
      ...tiles,
      ...Array.from({ length: coming }, (_, place): Tile => ({ key: `${id}.coming.${place}`, id, condition: 'new', fate: 'comes' })),
    ]
  })
}
