import type { Scene, SceneTable } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import { headline } from './describe'

/** Any game at once, from what it says of itself: cards, counters and lists. */
export const scene: Scene = { Board, Area, headline: (table: SceneTable) => headline(table) }
