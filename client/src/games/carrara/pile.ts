/** Marks the element where piles lie, by their labels: what moves between piles flies between these. */
export function piles(...labels: string[]): { 'data-pile': string } {
  return { 'data-pile': labels.join(' ') }
}
