import { describe, expect, it } from 'vitest'
import { position, viewOf } from '../testing'
import { battleOf, boostsOf } from './battle'

const ANNOUNCE = { decision: 'announce', seat: '1', passes: '0' }

describe('a battle under way', () => {
  it('of three against two is won before Siena (VIR-X6)', () => {
    const table = position({
      city: 'siena',
      attacker: '1',
      agents: { siena: '1' },
      units: { '1': { siena: 2 }, '2': {}, '3': {} },
      announced: { '1': 1, '2': 0, '3': 0 },
    })
    const battle = battleOf(viewOf(table, ANNOUNCE))
    expect(battle?.kind).toBe('siege')
    expect([battle?.attack.strength, battle?.defence.strength, battle?.defence.seat]).toEqual([3, 2, null])
  })

  it('adds garrison and bonuses of the owner (VIR-X9)', () => {
    const table = position({
      city: 'ravenna',
      attacker: '1',
      defender: '3',
      control: { ravenna: '3' },
      agents: { ravenna: '1' },
      units: { '1': { ravenna: 3 }, '2': {}, '3': { ravenna: 1 } },
      announced: { '1': 1, '2': 0, '3': 1 },
    })
    const battle = battleOf(viewOf(table, ANNOUNCE))
    expect([battle?.attack.strength, battle?.defence.strength]).toEqual([4, 3])
  })

  it('in the field knows nothing of the city (VIR-14.2)', () => {
    const table = position({
      city: 'siena',
      attacker: '1',
      defender: '2',
      units: { '1': { siena: 2 }, '2': { siena: 1 }, '3': {} },
    })
    const battle = battleOf(viewOf(table, ANNOUNCE))
    expect([battle?.kind, battle?.attack.strength, battle?.defence.strength]).toEqual(['field', 2, 1])
  })

  it('is none while something else is asked', () => {
    expect(battleOf(viewOf(position({ city: 'siena', attacker: '1' }), { decision: 'buy', seat: '1' }))).toBeNull()
  })
})

describe('war bonuses', () => {
  const rich = position({
    control: { nice: '1' },
    own_war_tokens: { '1': 2, '2': 0, '3': 0 },
    palace: { '1.L1': 'admiral', '1.R1': 'condottiere.spent', '1.R2': 'merchant' },
    bonuses: { '1': { leonardo: 1 }, '2': {}, '3': {} },
    tiles: { '1': { cannons: 1 }, '2': {}, '3': {} },
    alliances: { '1': { france: 1 }, '2': {}, '3': {} },
  })

  it('come from tokens, ready courtiers, Leonardo, cannons and France, each with its price', () => {
    expect(boostsOf(rich, '1', 'siena').map(({ boost, war, florins, times }) => [boost, war, florins, times])).toEqual([
      ['token', 1, 0, 2],
      ['L1', 1, 1, 1],
      ['leonardo', 1, 1, 1],
      ['cannons', 2, 1, 1],
      ['france', 2, 0, 1],
    ])
  })

  it('are fewer once Leonardo has served and a foreign agent stands with France', () => {
    const later = { ...rich, leonardo_used: { siena: 1 }, agents: { france: '2' } }
    expect(boostsOf(later, '1', 'siena').map(({ boost }) => boost)).toEqual(['token', 'L1', 'cannons'])
  })
})
