import { describe, expect, it } from 'vitest'
import { CARDS, LEADERS, PLACES, TILES } from './box'
import { GLYPHS } from './glyphs'
import { costMarks, fitted, laid, marksOf, rowsOf, type Mark } from './marks'

const inLetters = (row: readonly Mark[]): string =>
  row.map(({ glyph, count, text, value, crossed }) => `${count ?? text ?? ''}${crossed ? 'no ' : ''}${glyph ?? ''}${value ? `@${value}` : ''}`).join(' ')
const card = (id: string) => CARDS.find((each) => each.id === id)
const permanent = (id: string): string[] => rowsOf(card(id)?.permanent ?? []).map(inLetters)
const immediate = (id: string): string[] => rowsOf(card(id)?.immediate ?? []).map(inLetters)

describe('effects as icons', () => {
  it('every effect in the box has some, and every icon is drawn', () => {
    const ops = [
      ...CARDS.flatMap(({ immediate: now, permanent: then }) => [...now, ...then]),
      ...LEADERS.flatMap(({ effects }) => effects),
      ...TILES.flatMap(({ effects }) => effects),
      ...PLACES.flatMap(({ effects = [] }) => effects),
    ]
    for (const op of ops) {
      const marks = marksOf(op).flat()
      expect([op.op, marks.length > 0]).toEqual([op.op, true])
      for (const { glyph } of marks) expect(glyph === undefined || glyph in GLYPHS, `${op.op}: ${glyph}`).toBe(true)
    }
  })

  it('exchanges stand one under the other', () => {
    expect(permanent('carpenters_shop')).toEqual(['1wood arrow 3coin', '2wood arrow 5coin'])
  })

  it('a bonus action shows its value', () => {
    expect(immediate('architect')).toEqual(['building@6 −1wood −1stone'])
    expect(immediate('cardinal')).toEqual(['harvest@4 2faith'])
  })

  it('gains for each of something', () => {
    expect(permanent('theater')).toEqual(['1vp / character'])
    expect(immediate('general')).toEqual(['1vp / 2military'])
  })

  it('military costs show what is owned and what is spent', () => {
    expect((card('support_to_the_bishop')?.costs ?? []).map((cost) => inLetters(costMarks(cost)))).toEqual(['1wood 1stone 2coin', '4▸2military'])
  })
})

describe('rows in a box', () => {
  const long: Mark[] = ['wood', 'stone', 'servant'].map((glyph) => ({ glyph, count: '1' }))

  it('never leave it', () => {
    for (const { permanent: then } of CARDS) {
      const { rows, scale } = fitted(rowsOf(then), 80, 40, 27)
      for (const row of rows) expect(laid(row).width * scale).toBeLessThanOrEqual(80.001)
      expect(rows.length * 24 * scale).toBeLessThanOrEqual(40)
    }
  })

  it('are divided where that makes them larger', () => {
    const exchange = [...long, { glyph: 'arrow' }, { glyph: 'vp', count: '6' }]
    const { rows } = fitted([exchange], 80, 60, 27)
    expect(rows.map(inLetters)).toEqual(['1wood 1stone 1servant', 'arrow 6vp'])
  })

  it('stay whole where there is room', () => {
    expect(fitted([long], 200, 60, 27).rows).toHaveLength(1)
  })
})
