/** Marks the element where a pile lies: what moves between piles flies between these. */
export function pile(group: string, ...members: string[]): { 'data-pile': string } {
  return { 'data-pile': [group, ...members].join('.') }
}
