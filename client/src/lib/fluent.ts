import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import cs from '../text/cs.ftl?raw'
import en from '../text/en.ftl?raw'
import type { Language } from './types'

export type About = Record<string, FluentVariable>

/** The messages of a language. `strict` (for tests) throws where people get the id. */
export class Words {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: Language,
    texts: readonly string[],
    readonly strict = false,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  say(message: string, about: About = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value
    if (pattern === undefined || pattern === null) return this.#unknown(message, 'is unknown')
    const faults: Error[] = []
    const text = this.#bundle.formatPattern(pattern, about, faults)
    if (faults.length && this.strict) throw new Error(`${message} in ${this.language}: ${faults.join(', ')}`)
    return text
  }

  knows(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  #unknown(message: string, fault: string): string {
    if (this.strict) throw new Error(`${message} ${fault} in ${this.language}`)
    return message
  }
}

const OWN: Record<Language, string> = { cs, en }

/** The table's own words, alone or together with a game's. */
export function wordsWith(language: Language, gameText = '', strict = false): Words {
  return new Words(language, [OWN[language], gameText], strict)
}
