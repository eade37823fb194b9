import { describe, expect, it } from 'vitest'
import { Choice } from '../src/lib/choice.svelte'
import { Clickpaths, NOTHING } from '../src/lib/clickpath'
import { commonBeginning } from '../src/lib/scene-table.svelte'
import type { GameDescription } from '../src/lib/types'
import { RIALTO } from './rialto'

const PATHS = new Clickpaths(RIALTO)
const choosing = (...moves: string[]): Choice => new Choice(() => PATHS, () => moves)
const spots = (choice: Choice): string[] => choice.options.map((option) => option.spot)

describe('click paths', () => {
  it('offers first members, then second ones', () => {
    const choice = choosing('play 0 0', 'play 1 0', 'play 1 1', 'pass')
    expect(spots(choice)).toEqual(['number_of_cards:0', 'number_of_cards:1', 'move:pass'])
    choice.click('number_of_cards:1')
    expect(choice.words).toEqual(['play', '1'])
    expect(spots(choice)).toEqual(['number_of_cards:0', 'number_of_cards:1'])
  })

  it('asks nothing where one choice is left', () => {
    const choice = choosing('bridge castello-san_marco castello', 'pass')
    choice.click('connection:castello-san_marco')
    expect(choice.candidate).toBe('bridge castello-san_marco castello')
  })

  it('asks for what comes after the one thing that there is', () => {
    const choice = choosing('play 0 0', 'play 0 1', 'play 0 2')
    expect(choice.options.map((option) => option.path.members)).toEqual([['0', '0'], ['0', '1'], ['0', '2']])
    choice.click('number_of_cards:2')
    expect(choice.candidate).toBe('play 0 2')
    choice.back()
    expect(choice.isEmpty).toBe(true)
  })

  it('leaves the family open while two begin alike', () => {
    const choice = choosing('activate green_3', 'convert green_3 doge', 'convert green_3 gold', 'pass')
    choice.click('building:green_3')
    expect(choice.words).toEqual([])
    expect(choice.chosenSpots).toEqual(new Set(['building:green_3']))
    expect(spots(choice)).toEqual(['move:activate', 'card:doge', 'card:gold'])
    choice.click('card:gold')
    expect(choice.candidate).toBe('convert green_3 gold')
  })

  it('confirms by a second click on what waits', () => {
    const choice = choosing('row 1', 'row 2')
    expect(choice.click('row:2')).toBe(false)
    expect(choice.candidate).toBe('row 2')
    expect(choice.click('row:2')).toBe(true)
  })

  it('begins anew when another thing is clicked', () => {
    const choice = choosing('row 1', 'row 2')
    choice.click('row:2')
    choice.click('row:1')
    expect(choice.candidate).toBe('row 1')
  })

  it('steps back over words that nobody chose', () => {
    const choice = choosing('play 1 0', 'play 1 1', 'play 2 0')
    choice.click('number_of_cards:1')
    choice.click('number_of_cards:1')
    expect(choice.candidate).toBe('play 1 1')
    choice.back()
    expect(choice.words).toEqual(['play', '1'])
    choice.back()
    expect(choice.isEmpty).toBe(true)
    choice.click('number_of_cards:2')
    expect(choice.candidate).toBe('play 2 0')
    choice.back()
    expect(choice.isEmpty).toBe(true)
  })

  it('takes nothing that begins no legal move', () => {
    const choice = choosing('row 1')
    choice.choose('row 9')
    expect(choice.path).toBe(NOTHING)
  })
})

describe('what is turned', () => {
  const TILES: GameDescription = {
    ...RIALTO,
    families: [
      { name: 'lay', parameters: [{ name: 'at', domain: 'square' }, { name: 'facing', domain: 'side of tile' }] },
      { name: 'hold', parameters: [{ name: 'facing', domain: 'side of tile' }, { name: 'at', domain: 'square' }] },
    ],
  }
  const paths = new Clickpaths(TILES)
  const holding = (...moves: string[]): Choice => new Choice(() => paths, () => moves, () => ['side_of_tile'])
  const MOVES = ['lay a north', 'lay a east', 'lay b east', 'lay b south', 'lay b west']

  it('lies some way round as soon as the place is chosen', () => {
    const choice = holding(...MOVES)
    expect(choice.isTurnable).toBe(false)
    choice.click('square:a')
    expect([choice.candidate, choice.isTurnable]).toEqual(['lay a north', true])
    expect(choice.click('square:a')).toBe(true)
  })

  it('goes round in both directions', () => {
    const choice = holding(...MOVES)
    choice.click('square:b')
    const seen = [1, 1, 1, -1].map((step) => {
      choice.turn(step as 1 | -1)
      return choice.candidate
    })
    expect(seen).toEqual(['lay b south', 'lay b west', 'lay b east', 'lay b west'])
  })

  it('comes to hand as the last one was turned', () => {
    const choice = holding(...MOVES)
    choice.click('square:a')
    choice.turn(1)
    choice.click('square:b')
    expect(choice.candidate).toBe('lay b east')
  })

  it('is no step of its own on the way back', () => {
    const choice = holding(...MOVES)
    choice.click('square:b')
    choice.back()
    expect(choice.isEmpty).toBe(true)
  })

  it('can be turned before its place is chosen, and keeps the place where that fits', () => {
    const choice = holding('hold north a', 'hold north b', 'hold east b')
    choice.choose('hold')
    expect([choice.words, choice.isTurnable]).toEqual([['hold', 'north'], true])
    choice.click('square:b')
    choice.turn(1)
    expect(choice.candidate).toBe('hold east b')
    choice.turn(1)
    choice.click('square:a')
    choice.turn(1)
    expect(choice.candidate).toBe('hold east b')
  })
})

it('finds the words that sentences begin with', () => {
  expect(commonBeginning(['take row 1', 'take row 2'])).toBe('take row')
  expect(commonBeginning(['take row 1', 'take row 1'])).toBe('take row 1')
})
