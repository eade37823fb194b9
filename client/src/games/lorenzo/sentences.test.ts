import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordsWith } from '../../lib/fluent'
import { BONUS_TILES, CARDS, LEADERS, PLACES, TILES, card, leader, tile } from './box'
import { bonusTileHelp, cardHelp, effects, hindranceInWords, leaderHelp, tileHelp } from './sentences'
import type { Hindrance } from './prospects'
import { effectsInWords } from './wording'

const TEXTS = new URL('../../../../src/signoria/games/lorenzo/text/', import.meta.url)
const spoken = (language: 'cs' | 'en') => wordsWith(language, readFileSync(new URL(`${language}.ftl`, TEXTS), 'utf8'), true)
const EN = spoken('en')
const CS = spoken('cs')
const told = (lines: { head: string; text: string }[]): string[] => lines.map(({ head, text }) => `${head}: ${text}`)

describe.each([['en', EN], ['cs', CS]] as const)('help in %s', (_, words) => {
  it('is there for every card, leader, tile and space', () => {
    const lines = [
      ...CARDS.flatMap(({ id }) => cardHelp(words, id)),
      ...LEADERS.flatMap(({ id }) => leaderHelp(words, id)),
      ...TILES.flatMap(({ id }) => tileHelp(words, id)),
      ...BONUS_TILES.flatMap(({ id }) => bonusTileHelp(words, id)),
    ]
    expect(lines.length).toBeGreaterThan(300)
    for (const { head, text } of lines) {
      expect(text.length, head).toBeGreaterThan(1)
      expect(`${head} ${text}`).not.toMatch(/undefined|\{|effect-|lorenzo-/)
    }
    for (const { effects: ops = [] } of PLACES) effectsInWords(words, ops)
  })

  it('has a sentence for every hindrance', () => {
    const why: Hindrance['why'][] = ['placed', 'empty', 'occupied', 'coloured', 'closed', 'six', 'slot', 'servants', 'fee', 'goods']
    const all = why.map((each) => hindranceInWords(words, { why: each, clause: '', about: { need: 2, owned: 1, fee: 3 }, missing: { coin: 2 } }))
    expect(new Set(all).size).toBe(why.length)
  })

  it('tells moves what their members do', () => {
    const does = effects(words)
    expect(Object.keys(does['cost'] ?? {}).length).toBe(CARDS.reduce((sum, { costs }) => sum + costs.length, 0))
    expect(Object.values(does['leader'] ?? {})).toHaveLength(LEADERS.length)
  })
})

it('reads like something that a person would say', () => {
  expect(told(cardHelp(EN, 'architect'))).toEqual([
    'Costs: 4 coins',
    'At once: you may take a building with value 6 for 1 wood and 1 stone less',
  ])
  expect(told(cardHelp(EN, 'church'))).toEqual([
    'Costs: 1 wood and 4 stone',
    'At once: you receive 1 faith point and 5 victory points',
    'In a production of 1 or more: you may exchange 1 wood for 2 faith points or 1 stone for 2 faith points',
  ])
  expect(told(cardHelp(CS, 'abbess')).at(-1)).toBe('Hned: získáte 1 bod víry; můžete vzít jakoukoli kartu v hodnotě 4')
  expect(told(cardHelp(CS, 'support_to_the_bishop')).at(-1)).toBe('Na konci hry: 1 vítězný bod')
  expect(told(leaderHelp(CS, 'cesare_borgia'))).toEqual([
    'Lze vyložit, máte-li: 3 budovy, 12 mincí a 2 body víry',
    'Od této chvíle: na další území nepotřebujete body vojenské síly',
  ])
  expect(effectsInWords(CS, card('preacher').permanent)).toBe('nedostáváte bonusy 3. a 4. podlaží')
  expect(effectsInWords(EN, leader('federico_da_montefeltro').effects)).toBe(
    'one coloured family member that you have not placed yet has the value 6 for this round',
  )
  expect(effectsInWords(EN, tile('X36').effects)).toBe('at the end you lose 1 victory point for each wood and each stone in the costs of your buildings')
})
