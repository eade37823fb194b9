import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import { positionOf } from './position'
import { describe, effects, help, text } from './sentences'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  effects,
  help,
  describe,
  text,
  headline({ view, words }) {
    const { stack, ender } = positionOf(view)
    if (view.asked === null) return words.say('game-name')
    return words.say(ender === null ? 'carrara-headline' : 'carrara-last-turns', { count: stack })
  },
}
