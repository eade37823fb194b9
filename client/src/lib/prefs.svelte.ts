import type { Language } from './types'

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  language: Language
  theme: Theme
  sound: boolean
  /** Pieces travel; the browser's own wish for less motion goes before it. */
  motion: boolean
  /** The table as text and lists, for screen readers and those who like it. */
  textual: boolean
  /** The name that I sat down with last. */
  name: string
}

const KEY = 'signoria.preferences'

function languageOfBrowser(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('cs')) ? 'cs' : 'en'
}

function kept(): Partial<Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** What this browser remembers of its person. */
class Preferences {
  #kept: Kept = $state({
    language: languageOfBrowser(),
    theme: 'auto',
    sound: false,
    motion: true,
    textual: false,
    name: '',
    ...kept(),
  })

  get<Name extends keyof Kept>(name: Name): Kept[Name] {
    return this.#kept[name]
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }

  get moves(): boolean {
    return this.get('motion') && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const prefs = new Preferences()
