import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../lib/types'
import { bonusesOf, boutsIn } from './chronicle'

const lost = (seat: string, city: string, count: number): GameEvent => ({
  event: 'pay', thing: 'unit', seat, kind: seat, count, from: `units.${seat}.${city}`, to: `unit_supply.${seat}`,
})

describe('the battles of a spring', () => {
  it('tell of a field battle and of the siege that follows', () => {
    const bouts = boutsIn([
      { event: 'year_begins', year: '3' },
      { event: 'siege_begins', seat: '1', city: 'siena' },
      { event: 'field_battle', seat: '1', other: '2' },
      { event: 'announces', seat: '1', war_bonus: 'token' },
      { event: 'announces_nothing', seat: '2' },
      { event: 'announces_nothing', seat: '1' },
      { event: 'strength', attack: '4', defence: '1' },
      { event: 'battle_won', seat: '1' },
      lost('2', 'siena', 1),
      lost('1', 'siena', 1),
      { event: 'announces_nothing', seat: '1' },
      { event: 'strength', attack: '2', defence: '3' },
      { event: 'repelled', seat: '1', city: 'siena' },
      lost('1', 'siena', 1),
    ])
    expect(bouts.map(({ year, kind, against, attack, defence, dead }) => [year, kind, against, attack, defence, dead])).toEqual([
      [3, 'field', '2', 4, 1, { '1': 1, '2': 1 }],
      [3, 'siege', null, 2, 3, { '1': 1 }],
    ])
    expect(bouts.map(({ result }) => result?.event)).toEqual(['battle_won', 'repelled'])
  })

  it('know the card of a courtier that served, and the owner who answers', () => {
    const [bout] = boutsIn([
      { event: 'siege_begins', seat: '3', city: 'nice' },
      { event: 'announces', seat: '3', war_bonus: 'L1' },
      { event: 'pay', thing: 'florin', count: 1, seat: '3', from: 'treasury.3' },
      { event: 'courtier_spent', seat: '3', card: 'admiral' },
      { event: 'announces', seat: '5', war_bonus: 'cannons' },
      { event: 'announces_nothing', seat: '3' },
      // Turned for florins: no bonus.
      { event: 'courtier_spent', seat: '5', card: 'banker' },
      { event: 'announces_nothing', seat: '5' },
      { event: 'strength', attack: '3', defence: '4' },
      lost('5', 'nice', 1),
      { event: 'conquered', seat: '3', city: 'nice' },
    ])
    expect(bout?.against).toBe('5')
    expect(bout?.announced.find(({ boost }) => boost === 'L1')?.card).toBe('admiral')
    expect(bout && [bonusesOf(bout, '3'), bonusesOf(bout, '5')]).toEqual([1, 2])
    expect(bout?.dead).toEqual({ '5': 1 })
  })

  it('leave out what began before they were told', () => {
    expect(boutsIn([{ event: 'announces_nothing', seat: '1' }, { event: 'strength', attack: '1', defence: '1' }])).toEqual([])
  })

  it('tell of a siege that was given up', () => {
    const bouts = boutsIn([
      { event: 'siege_begins', seat: '1', city: 'siena' },
      { event: 'given_up', seat: '1', city: 'siena' },
    ])
    expect(bouts.map(({ attack, result }) => [attack, result?.event])).toEqual([[null, 'given_up']])
  })
})
