import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Icon from './Icon.svelte'
import { positionOf } from './position'
import { effects, tokenInWords } from './sentences'

export const scene: Scene = {
  Board,
  Area,
  Icon,
  effects,
  turning: ['rotation'],
  nearest: 5,
  low: true,
  headline({ view, words }) {
    return view.asked === null ? words.say('castle-built') : words.say('castle-headline', { count: positionOf(view).deck })
  },
  choices: (table) => (table.moves.some((move) => /^(lay|follower) /.test(move)) ? Choices : null),
  help(table, id) {
    const [domain, member = ''] = id.split(':')
    if (domain !== 'token') return null
    return { title: table.words.say('castle-token-number', { token: member }), text: tokenInWords(table.words, member), clause: `CAS-9.${Number(member) + 1}` }
  },
}
