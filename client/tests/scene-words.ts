import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LANGUAGES = ['cs', 'en'] as const
const HEAD = { cs: '## Scéna', en: '## The scene' }

/**
 * Tests that a scene says what is worded, and nothing else. `composed` are messages whose names the code puts together;
 * `all` takes every message that begins with the game's name for the scene's, not only those below its heading.
 */
export function checkWords(game: string, { composed = [], all = false }: { composed?: string[]; all?: boolean } = {}): void {
  const folder = `src/games/${game}`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
  const source = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
  const named = source.matchAll(new RegExp(`'((?:${game}|pile|field)-[a-z_-]+)'`, 'g'))
  const said = new Set([...[...named].map(([, message = '']) => message), ...composed])

  const messages = (language: string): string => readFileSync(`../src/signoria/games/${game}/text/${language}.ftl`, 'utf8')
  const wordings = (language: 'cs' | 'en'): string[] => {
    const section = all ? messages(language) : (messages(language).split(HEAD[language])[1]?.split('\n## ')[0] ?? '')
    const ids = [...section.matchAll(/^([a-z_-]+) =/gm)].map(([, message = '']) => message)
    return all ? ids.filter((message) => message.startsWith(`${game}-`)) : ids
  }

  it.each(LANGUAGES)('everything that the scene says is worded in %s', (language) => {
    expect(said.size).toBeGreaterThan(0)
    expect([...said].filter((message) => !messages(language).includes(`\n${message} =`))).toEqual([])
  })

  it.each(LANGUAGES)('every word of the scene in %s is said', (language) => {
    expect(wordings(language).length).toBeGreaterThan(0)
    expect(wordings(language).filter((message) => !said.has(message))).toEqual([])
  })
}
