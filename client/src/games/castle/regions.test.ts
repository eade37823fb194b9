import { describe, expect, it } from 'vitest'
import { CELLS } from './box'
import { isComplete, isUntouched, largestHole, leaderOf, Regions, worthOf } from './regions'

/** Cards that lie on an empty table, and who stands on them. */
function areas(cards: Record<string, string>, followers: Record<string, string> = {}): Regions {
  return new Regions(cards, followers)
}

describe('areas', () => {
  it('begin as the seven start spaces, which belong to nothing yet', () => {
    const { all } = areas({})
    expect(all).toHaveLength(7)
    expect(all.every(isUntouched)).toBe(true)
  })

  it('take a start space in when equal kinds meet, and count it as a tile', () => {
    // A square turned towards the path start space north of c1: that path is closed at both ends.
    const path = areas({ c1: 'E1.0' }).of('c1', 'path')
    expect(path?.tiles).toEqual(expect.arrayContaining(['c1', 'S1']))
    expect(path && isComplete(path)).toBe(true)
    expect(path && worthOf(path)).toBe(2)
  })

  it('are closed by the wall', () => {
    const path = areas({ a1: 'A1.0', a2: 'E1.0' }).of('a1', 'path')
    expect(path?.tiles).toHaveLength(2)
    expect(path?.openings).toBe(0)
  })

  it('count two points a tile on a path with a well, once for any number of wells', () => {
    const path = areas({ b4: 'A2.0', b5: 'A2.0' }).of('b4', 'path')
    expect(path && worthOf(path)).toBe(4)
    expect(path && isComplete(path)).toBe(false)
  })

  it('join court halves left with right across a path', () => {
    const regions = areas({ b4: 'A1.0', b5: 'A1.0' })
    expect(regions.of('b4', 'court')).toBe(regions.of('b5', 'court'))
    expect(regions.of('b4', 'court')).not.toBe(regions.of('b4', 'court-2'))
    expect(regions.of('b4', 'court')?.markets).toBe(2)
  })

  it('keep towers and houses apart that only lie against one another', () => {
    const regions = areas({ d5: 'G8.180', d6: 'G6.0' })
    expect(regions.of('d5', 'tower')?.openings).toBe(0)
    expect(regions.of('d5', 'tower')?.tiles).toEqual(['d5'])
  })

  it('turn clockwise', () => {
    const regions = areas({ d5: 'G6.90', e5: 'G6.270' })
    expect(regions.of('d5', 'house')).toBe(regions.of('e5', 'house'))
    const house = regions.of('d5', 'house')
    expect(house && isComplete(house)).toBe(true)
    expect(house && worthOf(house)).toBe(2)
  })

  it('count a tile once that touches them twice', () => {
    // Both houses of G10 join round the corner through two tiles of G1.
    const house = areas({ d5: 'G10.0', d4: 'G1.90', e4: 'G1.180', e5: 'G18.0', e6: 'G1.270', d6: 'G1.0' }).of('d5', 'house')
    expect(new Set(house?.tiles).size).toBe(house?.tiles.length)
  })

  it('are led by whoever has more followers, and by nobody with equals', () => {
    const cards = { b4: 'A1.0', b5: 'A1.0', b6: 'A1.0' }
    const lead = (followers: Record<string, string>) => {
      const path = areas(cards, followers).of('b4', 'path')
      return path && leaderOf(path)
    }
    expect(lead({})).toBeNull()
    expect(lead({ b4: '1.path' })).toBe('1')
    expect(lead({ b4: '1.path', b6: '2.path' })).toBeNull()
    expect(lead({ b4: '1.path', b5: '2.path', b6: '2.path' })).toBe('2')
    expect(lead({ b4: '1.court' })).toBeNull()
  })
})

describe('worked examples', () => {
  it('CAS-X1: a closed path of three tiles and a start space with one well gives 8', () => {
    const path = areas({ c1: 'A2.0', c2: 'A1.0', c3: 'E1.0' }).of('c1', 'path')
    expect(path && isComplete(path)).toBe(true)
    expect(path && worthOf(path)).toBe(8)
  })

  it('CAS-X12: a court counts the market of a start space', () => {
    const court = areas({ i7: 'G9.0' }).of('i7', 'court')
    expect(court?.markets).toBe(2)
    expect(court && worthOf(court)).toBe(6)
    expect(court && isComplete(court)).toBe(false)
  })
})

describe('the largest hole', () => {
  it('is the whole castle at first', () => {
    expect(largestHole({})).toHaveLength(CELLS.length)
  })

  it('does not go over corners, nor through the wall of the nook', () => {
    // e1 and g1 lie on both sides of the nook; what leads round it below is full.
    const cards = Object.fromEntries(CELLS.filter((cell) => !['e1', 'g1', 'a9', 'b9', 'c8'].includes(cell)).map((cell) => [cell, 'G9.0']))
    expect(largestHole(cards)).toHaveLength(1)
  })
})
