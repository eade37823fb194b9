import { describe, expect, it } from 'vitest'
import { position } from '../testing'
import { agentChange, annexationPrice, defenceParts, isJoined, recruitPrice, seasBetween, sum } from './prices'

describe('an annexation', () => {
  it('of Ravenna by road costs three crowns (VIR-X1)', () => {
    expect(annexationPrice(position({ control: { florence: '1' } }), '34', '1', 'ravenna')).toEqual({ crown: 3 })
  })

  it('of Terracina from Pisa costs three crowns and two ships while another agent is there (VIR-X2)', () => {
    const there = position({ control: { pisa: '1' }, agents: { terracina: '3' } })
    expect(annexationPrice(there, '34', '1', 'terracina')).toEqual({ crown: 3, ship: 2 })
  })

  it('costs one crown where the own agent makes a value of nothing (VIR-9.11)', () => {
    const there = position({ control: { bologna: '1' }, agents: { parma: '1' } })
    expect(annexationPrice(there, '34', '1', 'parma')).toEqual({ crown: 1 })
  })

  it('has no price where neither road nor ship leads', () => {
    expect(annexationPrice(position({ control: { florence: '1' } }), '34', '1', 'benevento')).toBeNull()
  })

  it('knows the roads of each side apart', () => {
    expect(isJoined('34', 'siena', 'rome')).toBe(true)
    expect(isJoined('25', 'rome', 'siena')).toBe(false)
  })
})

describe('an agent', () => {
  it('makes a neutral city cheaper for its owner and dearer for all others (VIR-X3)', () => {
    const there = position({ agents: { ancona: '1' } })
    expect([agentChange(there, '1', 'ancona'), agentChange(there, '2', 'ancona')]).toEqual([-1, 1])
  })

  it('in an opponent’s city helps its owner alone (VIR-X4, VIR-X5)', () => {
    const there = position({ control: { siena: '1', spoleto: '2' }, agents: { siena: '3', spoleto: '2' } })
    expect([agentChange(there, '3', 'siena'), agentChange(there, '2', 'siena')]).toEqual([-1, 0])
    expect(agentChange(there, '1', 'spoleto')).toBe(0)
  })
})

describe('a voyage', () => {
  it.each([
    ['pisa', 'genoa', 1],
    ['pisa', 'terracina', 2],
    ['messina', 'taranto', 1],
    ['venice', 'genoa', 4],
    ['tunis', 'palermo', 2],
    ['florence', 'pisa', Infinity],
  ])('from %s to %s crosses %d seas', (from, to, seas) => {
    expect(seasBetween(from, to)).toBe(seas)
  })
})

describe('a defence', () => {
  it('adds value, agent, garrison and fortress (VIR-13.6, VIR-13.14)', () => {
    const there = position({
      control: { siena: '2' },
      agents: { siena: '1' },
      units: { '1': {}, '2': { siena: 2 }, '3': {} },
      bonuses: { '1': {}, '2': { bastion: 1 }, '3': {} },
    })
    const parts = defenceParts(there, '1', 'siena')
    expect(parts.map(({ what, count }) => [what, count])).toEqual([
      ['value', 3],
      ['agent', -1],
      ['units', 2],
      ['bastion', 2],
    ])
    expect(sum(parts)).toBe(6)
  })
})

describe('a new unit', () => {
  it('is cheaper in a starting city of the own house (VIR-17.25)', () => {
    expect([recruitPrice(position({}), '1', 'pisa'), recruitPrice(position({}), '1', 'siena')]).toEqual([{ florin: 1 }, { florin: 3 }])
  })
})
