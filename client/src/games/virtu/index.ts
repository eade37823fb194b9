import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import { cityHelp, describeCity, mapText } from './map/words'
import { positionOf } from './position'
import { describe, help, text } from './sheet/help'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  help: (table, id) => cityHelp(table, id) ?? help(table, id),
  describe: (table, id) => describeCity(table, id) ?? describe(table, id),
  text: (table) => (positionOf(table.view).year > 0 ? [mapText(table), ...text(table)] : text(table)),
  headline({ view, words }) {
    const { year, season } = positionOf(view)
    if (year === 0 || season === null) return words.say('game-name')
    return words.say('virtu-year', { year, season })
  },
  round: (view) => positionOf(view).year || null,
}
