import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Hues = Map<string, string>

/** The custom properties of a theme, in the order in which the style sheets set them. */
function huesOf(theme: 'light' | 'dark'): Hues {
  const sheets = ['../../theme.css', './hues.css'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  const hues: Hues = new Map()
  for (const [, selector = '', body = ''] of sheets.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const common = selector.trim().endsWith(':root')
    if (!common && !selector.includes(`'${theme}'`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)) hues.set(name, value)
  }
  return hues
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(hues: Hues, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(hues.get(name) ?? '')).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const SYMBOLS = ['florin', 'crown', 'cross', 'cavalry', 'ship', 'mask', 'war', 'arrow', 'vp']
const HOUSES = ['florence', 'naples', 'venice', 'milan', 'rome']
const PAPERS = ['paper', 'spent']

const TEXT = [
  ...['print', 'faint', 'loss'].map((hue) => [`--virtu-${hue}`, '--virtu-paper']),
  ['--virtu-print', '--virtu-spent'],
  ['--virtu-print', '--virtu-stone'],
  ...['land', 'wall', 'wall-deep', 'floor', 'sea'].map((ground) => ['--ink', `--virtu-${ground}`]),
  ['--virtu-sea-name', '--virtu-sea'],
  ...[1, 2, 3, 4, 5].map((seat) => ['--on-seat', `--seat-${seat}`]),
] as [string, string][]

const MARKS = [
  ...SYMBOLS.flatMap((symbol) => PAPERS.map((paper) => [`--virtu-${symbol}`, `--virtu-${paper}`])),
  ...HOUSES.map((house) => [`--virtu-${house}`, '--virtu-paper']),
  ...['wall', 'floor', 'land'].map((ground) => ['--virtu-edge', `--virtu-${ground}`]),
  ['--virtu-coast', '--virtu-sea'],
  ['--virtu-paper', '--virtu-ship'],
  ['--virtu-paper', '--virtu-print'],
  ...['--may', '--chosen', '--loss'].map((mark) => [mark, '--virtu-land']),
  ...[1, 2, 3, 4, 5].flatMap((seat) => ['land', 'floor', 'wall'].map((ground) => [`--seat-${seat}`, `--virtu-${ground}`])),
] as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const hues = huesOf(theme)

  it.each(TEXT)('%s is read on %s', (one, other) => {
    expect(contrast(hues, one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('%s is seen on %s', (one, other) => {
    expect(contrast(hues, one, other)).toBeGreaterThanOrEqual(3)
  })
})
