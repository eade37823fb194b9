import { describe, expect, it } from 'vitest'
import type { SceneTable } from '../../lib/scene'
import { isDrawn, offers, spendingOf } from './choices'

function table(moves: string[], more: Partial<Record<keyof SceneTable, unknown>> = {}): SceneTable {
  const standing = { 1: { 'raises.harvest': 2 } }
  const view = { table: { goods: { 1: { faith: 4 } }, dice: { white: '3' }, standing, round_values: {} }, asked: { card: 'abbess' }, ...(more.view as object) }
  return { moves, compact: false, chosen: [], me: '1', ...more, view } as unknown as SceneTable
}
const shown = (moves: string[]): string[] =>
  offers(table(moves)).map(({ spot, rows }) => `${spot} ${rows.map((row) => row.map(({ glyph, count = '' }) => count + glyph).join(' ')).join(' | ')}`)

describe('what is drawn instead of listed', () => {
  it('amounts, payments and gains always', () => {
    expect([isDrawn(table(['servants 0', 'pass'])), isDrawn(table(['privilege coins'])), isDrawn(table(['keep dante']))]).toEqual([true, true, false])
  })

  it('members on a narrow screen, and where leaders would come before them', () => {
    const [place, discard] = ['place white market_1', 'discard sisto_iv']
    expect(isDrawn(table([place]))).toBe(false)
    expect(isDrawn(table([place], { compact: true }))).toBe(true)
    expect(isDrawn(table([discard, place]))).toBe(true)
    expect(isDrawn(table([discard, place], { chosen: ['place', 'white'] }))).toBe(false)
  })
})

it('offers show what they pay and give', () => {
  expect(shown(['privilege wood_and_stone', 'exchange carpenters_shop.2', 'cost support_to_the_bishop.2'])).toEqual([
    'privilege:wood_and_stone 1wood 1stone',
    'exchange:carpenters_shop.2 2wood arrow 5coin',
    'cost:support_to_the_bishop.2 4▸2military',
  ])
  expect(shown(['effect gains', 'effect bonus_action', 'support'])).toEqual(['part:gains 1faith', 'part:bonus_action any', 'move:support 4faith arrow 4vp'])
})

it('servants are spent on a value', () => {
  const placing = table(['servants 0'], { view: { asked: { member: 'white', space: 'harvest_large' } } })
  expect(spendingOf(placing)).toMatchObject({ need: 1, action: 'harvest', rate: 1 })
  expect(spendingOf(placing)?.terms.map(({ value }) => value)).toEqual([3, 2, -3])
  const bonus = table(['servants 0'], { view: { asked: { by: 'cardinal' } } })
  expect(spendingOf(bonus)?.terms.map(({ value }) => value)).toEqual([4, 2])
})
