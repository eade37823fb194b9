import { describe, expect, it } from 'vitest'
import { nearest, NONE, raisedBy } from './plays'

describe('cards raised for play', () => {
  const withCards = ['activate yellow_1', 'play 0 0', 'play 1 0', 'play 1 1', 'play 1 2', 'play 2 0', 'play 2 1', 'play 2 2']
  const onlyJokers = ['play 0 0', 'play 0 2', 'play 0 3']

  it('reads them from the move', () => {
    expect(raisedBy('play 2 1')).toEqual({ cards: 2, jokers: 1 })
    expect(raisedBy('activate yellow_1')).toBeNull()
    expect(raisedBy(null)).toBeNull()
  })

  it('raises one more where that is legal', () => {
    expect(nearest(withCards, { cards: 1, jokers: 0 }, NONE)).toEqual({ cards: 1, jokers: 0 })
    expect(nearest(withCards, { cards: 2, jokers: 1 }, { cards: 1, jokers: 1 })).toEqual({ cards: 2, jokers: 1 })
  })

  it('gives a joker the card that it needs (RIA-6.5)', () => {
    expect(nearest(withCards, { cards: 0, jokers: 1 }, NONE)).toEqual({ cards: 1, jokers: 1 })
  })

  it('raises the pair of jokers together, and lowers it together (RIA-6.6)', () => {
    expect(nearest(onlyJokers, { cards: 0, jokers: 1 }, NONE)).toEqual({ cards: 0, jokers: 2 })
    expect(nearest(onlyJokers, { cards: 0, jokers: 1 }, { cards: 0, jokers: 2 })).toEqual(NONE)
    expect(nearest(onlyJokers, { cards: 0, jokers: 2 }, { cards: 0, jokers: 3 })).toEqual({ cards: 0, jokers: 2 })
  })

  it('takes the jokers down with the last card', () => {
    expect(nearest(withCards, { cards: 0, jokers: 1 }, { cards: 1, jokers: 1 })).toEqual(NONE)
  })

  it('stays where it is when nothing more is legal', () => {
    expect(nearest(withCards, { cards: 3, jokers: 0 }, { cards: 2, jokers: 0 })).toEqual({ cards: 2, jokers: 0 })
  })
})
