import { newKey } from './api'
import type { Notation } from './types'

/** A move on its way. Sent again under the same key it is played once. */
export interface Pending {
  table: string
  seat: number
  move: Notation
  ply: number
  seen: number
  key: string
}

const place = (table: string): string => `signoria.pending.${table}`

/** Keeps the move in the browser until the server has said that it has it. */
export function keep(wish: Omit<Pending, 'key'>): Pending {
  const pending = { ...wish, key: newKey() }
  try {
    localStorage.setItem(place(wish.table), JSON.stringify(pending))
  } catch {
    // A browser that keeps nothing: the move is sent all the same.
  }
  return pending
}

export function kept(table: string): Pending | null {
  try {
    const text = localStorage.getItem(place(table))
    return text === null ? null : (JSON.parse(text) as Pending)
  } catch {
    return null
  }
}

export function done(table: string): void {
  localStorage.removeItem(place(table))
}
