import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const LANGUAGES = ['cs', 'en'] as const
/** Refusals come from the server; levels from its list of bots. Both are checked against its sources. */
const SERVER = '../src/signoria/server'

function ids(language: string): string[] {
  return new FluentResource(readFileSync(`src/text/${language}.ftl`, 'utf8')).body.map((message) => message.id)
}

function variables(language: string): Record<string, string[]> {
  const text = readFileSync(`src/text/${language}.ftl`, 'utf8')
  const messages = text.split(/\n(?=[a-z])/).filter((message) => /^[a-z]/.test(message))
  return Object.fromEntries(
    messages.map((message) => [
      message.split(' =')[0] ?? '',
      [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))].sort(),
    ]),
  )
}

function code(): string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  return files
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/games[\\/](?!generic)/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
    .join('\n')
}

const source = code()
const said = new Set([...source.matchAll(/['"`]([a-z][a-z0-9_-]*)['"`]/g)].map((found) => found[1] ?? ''))
/** Messages whose names the code completes: say(`theme-${theme}`). */
const heads = [...source.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '')
const asked = [...source.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((found) => found[1] ?? '')
/** What a game's own words say through the same function. */
const OF_GAMES = ['term', 'game-name', 'neutral-player']

test('both languages say the same', () => {
  expect(ids('cs')).toEqual(ids('en'))
  expect(variables('cs')).toEqual(variables('en'))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const known = new Set(ids(language))

  test('no message stands there twice', () => expect(ids(language).length).toBe(known.size))

  test('everything that is said is there', () => {
    expect(asked.length).toBeGreaterThan(150)
    expect(asked.filter((message) => !known.has(message) && !OF_GAMES.includes(message))).toEqual([])
  })

  test('nothing stands there that nobody says', () => {
    const unsaid = [...known].filter((message) => !said.has(message) && !heads.some((head) => message.startsWith(head)))
    expect(unsaid).toEqual([])
  })

  test('every refusal of the server has its words', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.py'))
    const server = files.map((path) => readFileSync(`${SERVER}/${path}`, 'utf8')).join('\n')
    const codes = [...server.matchAll(/Failure\(\s*\d+,\s*"([a-z_]+)"|code="([a-z_]+)"/g)].map((found) => found[1] ?? found[2])
    expect(codes.length).toBeGreaterThan(10)
    expect([...new Set(codes)].filter((each) => !known.has(`refused-${each}`))).toEqual([])
  })
})
