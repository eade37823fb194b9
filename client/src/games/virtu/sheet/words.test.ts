import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordsWith } from '../../../lib/fluent'
import { BONUSES, CARDS, TILES } from '../box'
import { CLAUSE_OF_BONUS } from './help'
import { bonusText, cardText, tileText } from './words'

const TEXTS = new URL('../../../../../src/signoria/games/virtu/text/', import.meta.url)
const spoken = (language: 'cs' | 'en') => wordsWith(language, readFileSync(new URL(`${language}.ftl`, TEXTS), 'utf8'), true)

describe.each(['en', 'cs'] as const)('help in %s', (language) => {
  const words = spoken(language)

  it('is there for every card, tile and bonus', () => {
    const texts = [...CARDS.map((card) => cardText(words, card)), ...TILES.map((tile) => tileText(words, tile)), ...BONUSES.map((bonus) => bonusText(words, bonus))]
    expect(texts.length).toBe(CARDS.length + TILES.length + BONUSES.length)
    for (const text of texts) expect(text).toMatch(/^[^{}]+\.$/)
  })

  it('names a clause for every bonus', () => {
    expect(BONUSES.filter(({ id }) => CLAUSE_OF_BONUS[id] === undefined)).toEqual([])
  })
})

it('says what a card shows, does and costs', () => {
  const words = spoken('en')
  const facts = CARDS.find(({ id }) => id === 'condottiere')
  expect(facts && cardText(words, facts)).toBe(
    'Shows 2 cavalry and 1 war, but gives only one kind at a time. In a chamber its action is campaign. Each war symbol costs 1 florin when used. Costs 4 florins.',
  )
})
