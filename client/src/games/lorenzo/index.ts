import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import { ROUNDS } from './box'
import Choices from './Choices.svelte'
import { isDrawn } from './choices'
import Icon from './Icon.svelte'
import { periodOf, positionOf } from './position'
import { describe, effects } from './sentences'
import { text } from './text'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  effects,
  describe,
  text,
  choices: (table) => (isDrawn(table) ? Choices : null),
  headline({ view, words }) {
    const position = positionOf(view)
    if (position.round === 0) return words.say('game-name')
    return words.say('lorenzo-round', { round: position.round, rounds: ROUNDS, period: periodOf(position) })
  },
  round: (view) => positionOf(view).round || null,
}
