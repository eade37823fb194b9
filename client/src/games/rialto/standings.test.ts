import { describe, expect, it } from 'vitest'
import { districtPoints, endValue, standing, worthOf, worthTerms } from './standings'
import type { Position } from './position'

const NOTHING = {
  bridges: {},
  gondolas: {},
  councillors: {},
  doge: ['1', '2', '3', '4'],
} as unknown as Position

const position = (more: Partial<Position>): Position => ({ ...NOTHING, ...more })

// Two bridges with the ends 4 and 5 at San Polo, two gondolas (RIA-X8).
const EXAMPLE = position({
  bridges: { 'cannaregio-san_polo': 'bridge_34.san_polo', 'san_marco-san_polo': 'bridge_56.san_marco' },
  gondolas: { 'santa_croce-san_polo': 1, 'san_polo-dorsoduro': 1 },
  councillors: { '1': { san_polo: 1 }, '2': { san_polo: 4 }, '3': { san_polo: 2 }, '4': { san_polo: 3 } },
})

describe('the worth of a district', () => {
  it('is the sum of the ends that touch it (RIA-11.3, RIA-X8)', () => {
    expect(worthTerms(EXAMPLE, 'san_polo')).toEqual([5, 4, 1, 1])
    expect(worthOf(EXAMPLE, 'san_polo')).toBe(11)
  })

  it('is counted at each end for itself (RIA-8.4)', () => {
    expect(endValue(EXAMPLE, 'cannaregio-san_polo', 'san_polo')).toBe(4)
    expect(endValue(EXAMPLE, 'cannaregio-san_polo', 'cannaregio')).toBe(3)
    expect(endValue(EXAMPLE, 'santa_croce-san_polo', 'santa_croce')).toBe(1)
  })

  it('is nothing where every connection is free', () => {
    expect(worthOf(EXAMPLE, 'castello')).toBe(0)
    expect(worthTerms(EXAMPLE, 'castello')).toEqual([])
  })
})

describe('the standing in a district', () => {
  it('halves from place to place, rounded down (RIA-11.4, RIA-X8)', () => {
    expect(standing(EXAMPLE, 'san_polo').map(({ side, points }) => [side, points])).toEqual([
      ['2', 11],
      ['4', 5],
      ['3', 2],
      ['1', 1],
    ])
  })

  it('breaks ties by the doge track (RIA-3.4)', () => {
    const tied = position({ doge: ['3', '1', '2'], councillors: { '1': { castello: 2 }, '2': { castello: 2 }, '3': { castello: 1 } } })
    expect(standing(tied, 'castello').map(({ side }) => side)).toEqual(['1', '2', '3'])
    const turned = { ...tied, doge: ['2', '3', '1'] }
    expect(standing(turned, 'castello').map(({ side }) => side)).toEqual(['2', '1', '3'])
  })

  it('leaves out who has no councillor there (RIA-11.5)', () => {
    expect(standing(position({ councillors: { '1': { castello: 1 }, '2': {} } }), 'castello')).toEqual([
      { side: '1', councillors: 1, points: 0 },
    ])
  })
})

it('adds up what the districts would score a side', () => {
  const two = {
    ...EXAMPLE,
    councillors: { ...EXAMPLE.councillors, '1': { san_polo: 1, cannaregio: 1 }, '2': { san_polo: 4, santa_croce: 2 } },
  }
  expect(districtPoints(two, '1')).toBe(1 + 3)
  expect(districtPoints(two, '2')).toBe(11 + 1)
})
