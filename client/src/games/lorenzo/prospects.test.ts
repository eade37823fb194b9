import { describe, expect, it } from 'vitest'
import type { Position } from './position'
import { bonusProspect, prospectOf } from './prospects'

/** The towers full of cheap things, nobody placed, white 2, black 5, orange 6. */
function position(changes: Partial<Position> = {}): Position {
  const nothing = { 1: {}, 2: {} }
  return {
    cards: nothing, tiles: {}, excommunicated: nothing, standing: nothing, round_values: nothing,
    goods: { 1: { wood: 2, stone: 2, servant: 3, coin: 5 }, 2: {} },
    round: 1, order: ['1', '2'], council: [], copied: null,
    dice: { white: '2', black: '5', orange: '6' },
    floors: { territory_1: 'forest', territory_4: 'woods', character_3: 'farmer', building_4: 'chapel', venture_2: 'crusade' },
    stands: {},
    ...changes,
  } as unknown as Position
}
const clauses = (found: { hindrances: { clause: string }[] }): string[] => found.hindrances.map(({ clause }) => clause)

describe('what a member could do', () => {
  it('reaches a floor by its die, else with servants (LOR-4.3, LOR-6.3)', () => {
    expect(prospectOf(position(), '1', 'orange', 'territory_1')).toMatchObject({ value: 6, need: 1, servants: 0, hindrances: [] })
    expect(prospectOf(position(), '1', 'orange', 'territory_4')).toMatchObject({ value: 6, need: 7, servants: 1, hindrances: [] })
    expect(clauses(prospectOf(position(), '1', 'white', 'territory_4'))).toEqual(['LOR-6.3'])
  })

  it('a neutral member needs a servant everywhere (LOR-4.5)', () => {
    const raised = position({ standing: { 1: { 'raises.harvest': 3 } } })
    expect(prospectOf(raised, '1', 'neutral', 'harvest_small')).toMatchObject({ value: 3, servants: 1 })
    expect(prospectOf(position(), '1', 'neutral', 'market_1')).toMatchObject({ value: 0, servants: 1, hindrances: [] })
  })

  it('a value has its terms (LOR-4.6)', () => {
    const changed = position({ standing: { 1: { 'raises.harvest': 2, 'adds.black': -1 } } })
    expect(prospectOf(changed, '1', 'black', 'harvest_large').terms).toEqual([
      { from: 'die', value: 5 }, { from: 'member', value: -1 }, { from: 'cards', value: 2 }, { from: 'space', value: -3 },
    ])
  })

  it('what a leader sets goes before the die (LOR-19.8)', () => {
    const set = position({ standing: { 1: { 'sets.white': 5 } }, round_values: { 1: { white: 6 } } })
    expect(prospectOf(set, '1', 'white', 'market_1').terms).toEqual([{ from: 'leader', value: 6 }])
  })

  it('pays the fee before the floor gives anything (LOR-6.6, LOR-6.7)', () => {
    const taken = position({ stands: { '2.neutral': 'character_1' } })
    const found = prospectOf(taken, '1', 'black', 'character_3')
    expect([found.fee, found.hindrances]).toEqual([3, [{ why: 'goods', clause: 'LOR-6.13', missing: { coin: 1 } }]])
    const poor = position({ stands: { '2.neutral': 'venture_1' }, goods: { 1: { coin: 2 } } })
    expect(clauses(prospectOf(poor, '1', 'orange', 'venture_2'))).toContain('LOR-6.7')
  })

  it('the floor helps to pay (LOR-6.8)', () => {
    const woodless = position({ goods: { 1: { servant: 1 } }, floors: { territory_4: 'woods', building_4: 'chapel' } })
    expect(prospectOf(woodless, '1', 'orange', 'building_4')).toMatchObject({ bonus: { military: 2 }, hindrances: [{ missing: { wood: 2 } }] })
  })

  it('military costs are looked at by what is owned (LOR-7.8)', () => {
    const [found] = prospectOf(position({ goods: { 1: { military: 6 } } }), '1', 'black', 'venture_2').hindrances
    expect(found).toMatchObject({ clause: 'LOR-7.8', missing: { military: 2 } })
  })

  it('discounts make cheaper, those of one’s choice where it is short (LOR-5.6, LOR-5.8)', () => {
    const dame = position({ standing: { 1: { 'cheaper.character.coin': 1 } } })
    expect(prospectOf(dame, '1', 'black', 'character_3').payments[0]?.pay).toEqual({ coin: 2 })
    const mason = position({ standing: { 1: { 'choices.building': 1 } }, goods: { 1: { wood: 1, servant: 1 } } })
    expect(prospectOf(mason, '1', 'orange', 'building_4').hindrances).toEqual([])
  })

  it('says who or what stands in the way', () => {
    const crowd = position({ stands: { '1.white': 'harvest_small', '2.black': 'market_1', '2.white': 'territory_1' } })
    expect(clauses(prospectOf(crowd, '1', 'black', 'harvest_large'))).toEqual(['LOR-9.2'])
    expect(clauses(prospectOf(crowd, '1', 'black', 'market_1'))).toEqual(['LOR-10.3'])
    expect(clauses(prospectOf(crowd, '1', 'black', 'territory_1'))).toContain('LOR-6.1')
    expect(clauses(prospectOf(crowd, '1', 'white', 'market_2'))).toEqual(['LOR-3.9'])
    expect(clauses(prospectOf(crowd, '1', 'black', 'character_4'))).toEqual(['LOR-6.11'])
  })

  it('more territories ask for military points, and seven of a kind are too many (LOR-6.14, LOR-7.2)', () => {
    const landed = position({ standing: { 1: { 'cards.territory': 2 } } })
    expect(prospectOf(landed, '1', 'black', 'territory_1').hindrances).toEqual([{ why: 'slot', clause: 'LOR-7.2', about: { need: 3, owned: 0 } }])
    const full = position({ standing: { 1: { 'cards.character': 6 } } })
    expect(clauses(prospectOf(full, '1', 'black', 'character_3'))).toContain('LOR-6.14')
  })
})

describe('what a bonus action could do', () => {
  it('has its own value and its own discount (LOR-8.2, LOR-8.9)', () => {
    const found = bonusProspect(position({ standing: { 1: { 'raises.building': 2 } } }), '1', 'architect', 'building_4')
    expect(found.terms).toEqual([{ from: 'bonus', value: 6 }, { from: 'cards', value: 2 }])
    expect([found.servants, found.payments[0]?.pay]).toEqual([0, { wood: 1 }])
  })

  it('says which value it lacks (LOR-8.3)', () => {
    const poor = position({ goods: { 1: { coin: 9 } } })
    expect(clauses(bonusProspect(poor, '1', 'abbess', 'character_3'))).toEqual(['LOR-8.3'])
  })
})
