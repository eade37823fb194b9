import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import { ROUNDS } from './box'
import Icon from './Icon.svelte'
import { positionOf } from './position'
import { effects, help } from './sentences'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  effects,
  help,
  headline({ view, words }) {
    const { round, step } = positionOf(view)
    if (round === 0) return words.say('game-name')
    const parts = [words.say('rialto-round', { round, rounds: ROUNDS })]
    if (step !== null) parts.push(words.say('rialto-step', { step }))
    return parts.join(', ')
  },
  round: (view) => positionOf(view).round || null,
}
