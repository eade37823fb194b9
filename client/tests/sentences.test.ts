import { describe, expect, it, test } from 'vitest'
import { mergedActs, slug } from '../src/lib/sentences'
import type { GameEvent } from '../src/lib/types'
import { spoken, viewOf } from './rialto'

function card(event: string, kind: string | null, count: number, from: string, to: string, seat = '1'): GameEvent {
  return { event, thing: 'card', count, seat, from, to, ...(kind === null ? {} : { kind }) }
}

describe('a move is a sentence', () => {
  test.each([
    ['play 0 0', 'play nothing', 'nezahrát nic'],
    ['play 1 0', 'play 1 Gold', 'zahrát 1 kartu zlata'],
    ['play 2 1', 'play 2 Gold and 1 joker', 'zahrát 2 karty zlata a 1 žolíka'],
    ['play 5 2', 'play 5 Gold and 2 jokers', 'zahrát 5 karet zlata a 2 žolíky'],
    ['play 0 5', 'play 5 jokers', 'zahrát 5 žolíků'],
    ['discard joker', 'discard a joker', 'odhodit žolíka'],
    ['councillor san_marco', 'a councillor to San Marco', 'radní do čtvrti San Marco'],
    [
      'convert yellow_4 gondola',
      'activate yellow 4 and play a Gondola as a card of this step',
      'aktivovat žlutou 4 a zahrát kartu gondoly jako kartu tohoto kroku',
    ],
  ])('%s', (move, english, czech) => {
    expect(spoken('en').move(move, viewOf('B'))).toBe(english)
    expect(spoken('cs').move(move, viewOf('B'))).toBe(czech)
  })

  it('says what a building does', () => {
    const said = spoken('en').move('activate green_3', viewOf('B'))
    expect(said).toBe('activate green 3: take a card of the leftover row or draw 3, hand limit +1')
  })
})

test('a question is put to me or told of another', () => {
  expect(spoken('en', '1').question(viewOf('B'))).toBe('Play Gold cards, for coins')
  expect(spoken('en', '2').question(viewOf('B'))).toBe('Anna plays cards of step B Gold')
  expect(spoken('cs', '2').question(viewOf('E'))).toBe('Anna hraje karty kroku E gondola')
  expect(spoken('cs').question({ ...viewOf('A'), asked: null })).toBe('Hra skončila')
})

describe('the log', () => {
  it('tells acts that belong together in one sentence', () => {
    const events = [
      card('place', 'gold', 2, 'hand.1.gold', 'played.1.gold'),
      card('place', 'joker', 1, 'hand.1.joker', 'played.1.joker'),
      { event: 'counts', seat: '1', count: '3' },
    ]
    expect(spoken('en').log(events)).toEqual(['Anna plays 2 Gold and 1 joker (counts 3)'])
    expect(spoken('en', '1').log(events)).toEqual(['You play 2 Gold and 1 joker (counts 3)'])
    expect(spoken('cs').log(events)).toEqual(['Anna hraje 2 karty zlata a 1 žolíka (počítá se za 3)'])
    expect(spoken('cs', '1').log(events)).toEqual(['Hrajete 2 karty zlata a 1 žolíka (počítá se za 3)'])
    expect(spoken('en').tell(events)[0]?.events).toEqual(events)
  })

  it('tells a row whole and counts what is hidden', () => {
    const events = [
      card('take', 'doge', 1, 'rows.4.doge', 'hand.1.doge'),
      card('take', 'bridge', 2, 'rows.4.bridge', 'hand.1.bridge'),
      card('gain', null, 1, 'deck', 'hand.1'),
      card('gain', null, 1, 'deck', 'hand.1'),
    ]
    expect(spoken('en').log(events)).toEqual(['Anna takes row 4: 1× Doge, 2× Bridge', 'Anna draws 2 cards'])
    expect(spoken('cs').log(events)).toEqual(['Anna si bere 4. řadu: 1× dóže, 2× most', 'Anna si dobírá 2 karty'])
  })

  it('leaves out what says nothing', () => {
    const coin: GameEvent = {
      event: 'place', thing: 'coin', count: 1, seat: '1', from: 'coins.1', to: 'coins_on_buildings.1',
    }
    const back = card('return', 'gold', 2, 'played.1.gold', 'discards.gold')
    expect(spoken('en').log([coin, back])).toEqual([])
  })

  it('keeps acts of two seats apart', () => {
    const events = ['1', '1', '2'].map((seat) => card('gain', null, 1, 'deck', `hand.${seat}`, seat))
    expect(mergedActs(events).map((merged) => merged.count)).toEqual([2, 1])
  })
})

test('slug', () => expect(slug('bridge token')).toBe('bridge_token'))
