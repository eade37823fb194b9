/** The buildings of a side, tile by tile, and what a considered move would make of each. */

import { BUILDINGS } from './box'
import type { Position } from './position'

export type Condition = 'ready' | 'spent' | 'new'

export interface Tile {
  key: string
  id: string
  condition: Condition
  /** Stays, gets its coin, leaves the board, or comes onto it. */
  fate: 'stays' | 'pays' | 'leaves' | 'comes'
}

const GROUPS: readonly [Condition, 'buildings' | 'spent_buildings' | 'new_buildings'][] = [
  ['ready', 'buildings'],
  ['spent', 'spent_buildings'],
  ['new', 'new_buildings'],
]

export function tilesOf(now: Position, after: Position, side: string): Tile[] {
  return BUILDINGS.flatMap(({ id }) => {
    const count = (position: Position, condition: Condition): number => {
      const group = GROUPS.find(([name]) => name === condition)?.[1] ?? 'buildings'
      return position[group][side]?.[id] ?? 0
    }
    let paying = Math.max(0, count(after, 'spent') - count(now, 'spent'))
    const tiles: Tile[] = GROUPS.flatMap(([condition]) =>
      Array.from({ length: count(now, condition) }, (_, place): Tile => {
        const key = `${id}.${condition}.${place}`
        if (place < count(after, condition)) return { key, id, condition, fate: 'stays' }
        const pays = condition === 'ready' && paying > 0
        if (pays) paying -= 1
        return { key, id, condition, fate: pays ? 'pays' : 'leaves' }
      }),
    )
    const staying = tiles.filter(({ fate }) => fate !== 'leaves').length
    const all = GROUPS.reduce((sum, [condition]) => sum + count(after, condition), 0)
    const coming = Array.from({ length: Math.max(0, all - staying) }, (_, place): Tile => {
      return { key: `${id}.coming.${place}`, id, condition: 'new', fate: 'comes' }
    })
    return [...tiles, ...coming]
  })
}
