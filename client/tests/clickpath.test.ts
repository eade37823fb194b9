import { describe, expect, it } from 'vitest'
import { Choice } from '../src/lib/choice.svelte'
import { Clickpaths, NOTHING } from '../src/lib/clickpath'
import { commonBeginning } from '../src/lib/scene-table.svelte'
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

it('finds the words that sentences begin with', () => {
  expect(commonBeginning(['take row 1', 'take row 2'])).toBe('take row')
  expect(commonBeginning(['take row 1', 'take row 1'])).toBe('take row 1')
})
