/** From clicks to a move: which words of the notation are chosen, which are left, and what a click would choose next. */

import type { SpotId } from './scene'
import { slug } from './sentences'
import type { Family, GameDescription, Notation } from './types'

/** What is chosen so far. The family stays open while two of them would begin with the same members. */
export interface Path {
  family: string | null
  members: readonly string[]
}

export const NOTHING: Path = { family: null, members: [] }

/** One thing that can be chosen next: the spot, the path it leads to, and the moves that are left then. */
export interface Option {
  spot: SpotId
  path: Path
  moves: Notation[]
}

export class Clickpaths {
  readonly #families: Map<string, Family>

  constructor(game: GameDescription) {
    this.#families = new Map(game.families.map((family) => [family.name, family]))
  }

  /** The moves that begin as chosen. */
  matching(moves: readonly Notation[], path: Path): Notation[] {
    return moves.filter((move) => {
      const [family, ...members] = move.split(' ')
      return (path.family ?? family) === family && path.members.every((member, place) => members[place] === member)
    })
  }

  /** The spots that are chosen. */
  spots(moves: readonly Notation[], path: Path): SpotId[] {
    const move = this.matching(moves, path)[0]
    if (move === undefined) return []
    const family = this.#families.get(move.split(' ')[0] ?? '')
    if (!family?.parameters.length) return path.family === null ? [] : [`move:${path.family}`]
    return path.members.map((member, place) => `${slug(family.parameters[place]?.domain ?? '')}:${member}`)
  }

  /** What can be chosen next, in the order of the moves. */
  options(moves: readonly Notation[], path: Path): Option[] {
    const found = new Map<SpotId, Option & { families: Set<string> }>()
    for (const move of this.matching(moves, path)) {
      const [family = '', ...members] = move.split(' ')
      const place = path.members.length
      const parameter = this.#families.get(family)?.parameters[place]
      const member = members[place]
      if (parameter === undefined && path.family !== null) continue
      const spot = parameter === undefined || member === undefined ? `move:${family}` : `${slug(parameter.domain)}:${member}`
      const known = found.get(spot)
      if (known) {
        known.moves.push(move)
        known.families.add(family)
        continue
      }
      const next = parameter === undefined || member === undefined ? path.members : [...path.members, member]
      found.set(spot, { spot, path: { family, members: next }, moves: [move], families: new Set([family]) })
    }
    return [...found.values()].map(({ families, ...option }) => ({
      ...option,
      path: families.size === 1 ? option.path : { ...option.path, family: null },
    }))
  }

  /** What the word at a place of a path is a member of. */
  domainAt(path: Path, place: number): string | null {
    const parameter = this.#families.get(path.family ?? '')?.parameters[place]
    return parameter === undefined ? null : slug(parameter.domain)
  }

  /** The members that may stand at a place of a path, in the order of the moves: with what comes after it, or without. */
  membersAt(moves: readonly Notation[], path: Path, place: number): string[] {
    const fits = (move: Notation, upTo: number): boolean => {
      const [family, ...members] = move.split(' ')
      return family === path.family && members.slice(0, upTo).every((member, at) => at === place || at >= path.members.length || member === path.members[at])
    }
    const at = (upTo: number): string[] => [...new Set(moves.filter((move) => fits(move, upTo)).map((move) => move.split(' ')[place + 1] ?? ''))]
    const same = at(Infinity)
    return same.length > 1 ? same : at(place)
  }

  /** The path as far as nothing is left to choose: with one move left, the whole of it. */
  extended(moves: readonly Notation[], path: Path): Path {
    const left = this.matching(moves, path)
    const [only] = left
    if (only !== undefined && left.length === 1) return this.read(only)
    return path
  }

  /** The path that a beginning of notation stands for; of nothing that is legal there is none. */
  read(notation: string): Path {
    const [family, ...members] = notation.split(' ').filter((word) => word !== '')
    return family === undefined ? NOTHING : { family, members }
  }

  /** The move, when all its words are chosen. */
  whole(moves: readonly Notation[], path: Path): Notation | null {
    if (path.family === null) return null
    const notation = [path.family, ...path.members].join(' ')
    return moves.includes(notation) ? notation : null
  }
}
