/** Marks the element where a pile lies: what moves between piles flies between these. */
export function pile(group: string, ...members: string[]): { 'data-pile': string } {
  return piles([group, ...members].join('.'))
}

/** The same for a place of several piles, by their labels. */
export function piles(...labels: string[]): { 'data-pile': string } {
  return { 'data-pile': labels.join(' ') }
}
