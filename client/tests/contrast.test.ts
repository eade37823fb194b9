import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContrasts, ratio } from './contrast'

const GROUNDS = ['ground', 'sheet', 'card', 'inset']
const ON_GROUNDS = ['ink', 'ink-soft', 'may', 'chosen', 'gain', 'loss', 'honour']
const ON_WASHES = [
  ['ink', 'may-wash'], ['ink', 'chosen-wash'], ['ink', 'gain-wash'], ['ink', 'loss-wash'], ['ink', 'honour-wash'],
  ['gain', 'chosen-wash'], ['loss', 'chosen-wash'], ['ink-soft', 'chosen-wash'],
  ['ink-on-deep', 'may'], ['on-wood', 'wood'], ['on-wood', 'wood-deep'],
  ['on-seat', 'seat-1'], ['on-seat', 'seat-2'], ['on-seat', 'seat-3'], ['on-seat', 'seat-4'], ['on-seat', 'seat-5'],
]
const MARKS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-none', 'line-strong']

const pairs = (inks: string[], grounds: string[]): string[][] => grounds.flatMap((ground) => inks.map((ink) => [ink, ground]))
const named = (found: string[][]): string[][] => found.map((pair) => pair.map((name) => `--${name}`))

checkContrasts({
  text: named([...pairs(ON_GROUNDS, GROUNDS), ...ON_WASHES]),
  marks: named(pairs(MARKS, GROUNDS.slice(0, 3))),
})

test('the ratio is that of the standard', () => {
  expect(ratio('#000000', '#ffffff')).toBe(21)
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('colours are named in theme.css and in the hues of games, nowhere else', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path))
  const coloured = files.filter((path) => !/theme\.css$|hues\.css$/.test(path) && /[:\s"'](#[0-9a-f]{3,8})\b/i.test(styleOf(path)))
  expect(coloured).toEqual([])
})

/** What a file says of looks; ids in links begin with a # as well. */
function styleOf(path: string): string {
  const text = readFileSync(`src/${path}`, 'utf8')
  return path.endsWith('.css') ? text : `${text.split('<style>')[1] ?? ''} ${[...text.matchAll(/(?:fill|stroke)="[^"]*"/g)].join(' ')}`
}
