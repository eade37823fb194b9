/** The board in lines, for the text table: what lists of piles would say badly. */

import type { SceneTable, TextSection } from '../../lib/scene'
import { DICE, FLOORS, spacesOf, TYPES } from './box'
import { dieOf, ownCards, positionOf, tileOf } from './position'
import { cardInWords, spaceInWords, tileInWords } from './sentences'
import { capital } from './wording'

const AREAS = ['council', 'market', 'harvest', 'production'] as const

export function text(table: SceneTable): TextSection[] {
  const { words, view, me } = table
  const position = positionOf(view)
  const dice = DICE.map((die) => `${words.say('die', { die })} ${dieOf(position, die) ?? '–'}`).join(', ')
  const places = AREAS.flatMap((area) => spacesOf(area, view.seats).map(({ id }) => spaceInWords(table, id)))
  const tiles = [1, 2, 3].flatMap((period) => tileOf(position, period) ?? []).map((id) => tileInWords(table, id))
  const floors = FLOORS.map(({ space, value }) => `${value}: ${spaceInWords(table, space)}`)
  const mine = me === null ? [] : TYPES.flatMap((type) => ownCards(position, me, type)).map((id) => cardInWords(words, id))
  return [
    { title: words.say('field-floors'), lines: floors.map(capital), instead: ['floors', 'laid_out', 'stands', 'standing'] },
    { title: words.say('field-stands'), lines: [capital(dice), ...places.map(capital)], instead: ['dice'] },
    { title: words.say('pile-tiles'), lines: tiles, instead: ['tiles', 'tile_box'] },
    { title: words.say('pile-taken'), lines: mine },
  ]
}
