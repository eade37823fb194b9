import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import { positionOf } from './position'
import { help } from './sheet/help'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  help,
  headline({ view, words }) {
    const { year, season } = positionOf(view)
    if (year === 0 || season === null) return words.say('game-name')
    return words.say('virtu-year', { year, season })
  },
  round: (view) => positionOf(view).year || null,
}
