import type { Scene } from '../../lib/scene'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Icon from './Icon.svelte'
import { drawnCard, particular, positionOf } from './position'
import { isUntouched, regionsOf } from './regions'
import { cardInWords, effects, regionInWords, tokenInWords } from './sentences'

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
  },  describe(table, id) {
    const [domain, part = ''] = id.split(':')
    const cell = particular(table.view, 'cell')
    const region = domain === 'part' && cell !== null ? regionsOf(positionOf(table.view)).of(cell, part) : null
    return region ? regionInWords(table, region) : ''
  },
  text(table) {
    const held = drawnCard(table.view)
    const areas = regionsOf(positionOf(table.view)).all.filter((region) => Object.keys(region.followers).length && !isUntouched(region))
    return [
      ...(held === null ? [] : [{ title: table.words.say('pile-drawn'), lines: [cardInWords(table, held)], instead: ['drawn'] }]),
      {
        title: table.words.say('castle-areas', { count: areas.length }),
        lines: areas.map((region) => `${region.tiles.join(', ')}: ${regionInWords(table, region)}`),
        instead: ['laid'],
      },
    ]
  },
}
