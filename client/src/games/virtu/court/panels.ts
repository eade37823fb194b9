/** Which panel of the court holds what is asked. */

import type { SceneTable } from '../../../lib/scene'

export const PANELS = ['market', 'prestige', 'powers'] as const
export type Panel = (typeof PANELS)[number]

const OF_DECISION: Record<string, Panel> = {
  buy: 'market',
  choose_bonus: 'prestige',
  make_alliance: 'powers',
  waive: 'powers',
}
const POWER_SOURCES = ['ottoman', 'hre']

/** Null where nothing of the court is asked about. */
export function panelFor(table: SceneTable): Panel | null {
  const decision = table.view.asked?.decision ?? ''
  const found = OF_DECISION[decision]
  if (found !== undefined || !table.moves.length) return found ?? null
  const names = (move: string): boolean => {
    const [family = '', source = '', symbol] = move.split(' ')
    return family === 'renew' || (family === 'use' && POWER_SOURCES.includes(source) && symbol !== 'florin') || move === 'announce france'
  }
  if (table.moves.some(names)) return 'powers'
  return table.view.asked?.['purpose'] === 'patronage' ? 'prestige' : null
}
