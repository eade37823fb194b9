/** One family of icons, on a grid of 24, filled by the even-odd rule; readable at 14 pixels. */

export const GLYPHS: Record<string, string> = {
  doge: 'M3 17.5C3.2 12 6 8.5 10 6.3C13.5 4.3 16.8 2 18.8 3.2C21 4.6 18.6 7.3 18.9 9.6C19.2 11.8 20.8 13.6 21 17.5ZM3 19H21V22H3Z',
  gold: 'M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM12 6.2L13.7 10.2L18 10.6L14.7 13.4L15.7 17.6L12 15.3L8.3 17.6L9.3 13.4L6 10.6L10.3 10.2Z',
  building:
    'M2 10L12 2L22 10V12H20.5V22H3.5V12H2ZM9.5 22H14.5V17.5A2.5 2.5 0 0 0 9.5 17.5ZM6.3 15H8.3V11.8A1 1 0 0 0 6.3 11.8ZM11 12.5H13V9.3A1 1 0 0 0 11 9.3ZM15.7 15H17.7V11.8A1 1 0 0 0 15.7 11.8Z',
  bridge:
    'M1 13.5C4.5 11.5 7.5 6.5 12 6.5S19.5 11.5 23 13.5V20H18.5A6.5 6 0 0 0 5.5 20H1ZM9.2 5.3V3H14.8V5.3C13 4.6 11 4.6 9.2 5.3Z',
  gondola:
    'M1.2 8.5L3.4 8C3.8 11.5 5.6 14 8.5 15H16.5C19.2 14 20.6 11 20.4 6.5L22.6 5.2C23.4 12.5 20.8 18.8 14.5 19.2H9.5C4.6 18.8 1.6 14.6 1.2 8.5ZM9 13.5C9 11.2 10.3 10 12.5 10S16 11.2 16 13.5ZM6.7 1.5L8 1.2L11 9L9.6 9.5Z',
  councillor:
    'M12 1.8A4.4 4.4 0 1 1 12 10.6A4.4 4.4 0 1 1 12 1.8ZM3 22.2C3 16 6.2 12 12 12S21 16 21 22.2ZM10.6 14L9.4 22.2H14.6L13.4 14L12 15.4Z',
  joker:
    'M1.5 7C5 4.8 9 5.4 12 7.8C15 5.4 19 4.8 22.5 7C22.8 14 20.5 19 16.8 19C14.4 19 13.4 16.6 12 15.2C10.6 16.6 9.6 19 7.2 19C3.5 19 1.2 14 1.5 7ZM5.2 11.4C6.4 13.2 8.6 13.4 10 12C8.8 10.2 6.6 10 5.2 11.4ZM18.8 11.4C17.6 13.2 15.4 13.4 14 12C15.2 10.2 17.4 10 18.8 11.4Z',
  cards:
    'M2.2 6.6L10 3.8L15.6 19.4L7.8 22.2ZM12.2 4.2L21.5 3V19.5L17 20.1L11.6 5Z',
  draw: 'M3 2H14V11H11.4V4.6H5.6V19.4H8.8V22H3ZM16 11.5L22 17.5H18.3V23H13.7V17.5H10Z',
  limit:
    'M7.2 22C4.8 20 3.2 16.6 2 13.4C1.6 12 3.4 11 4.4 12.4L6.2 15V4.6C6.2 2.8 8.6 2.8 8.6 4.6V10.4H9.4V2.9C9.4 1.1 11.9 1.1 11.9 2.9V10.4H12.7V3.9C12.7 2.1 15.1 2.1 15.1 3.9V11H15.9V6.4C15.9 4.7 18.2 4.7 18.2 6.4V15.5C18.2 18.2 17.2 20.4 16 22Z',
  delay:
    'M4 1.5H20V4H18.3C18.3 8 16 10.2 13.8 12C16 13.8 18.3 16 18.3 20H20V22.5H4V20H5.7C5.7 16 8 13.8 10.2 12C8 10.2 5.7 8 5.7 4H4ZM8 20H16C15.6 17.4 13.8 15.9 12 14.6C10.2 15.9 8.4 17.4 8 20Z',
  convert:
    'M3 4.5H14V1L21.5 6.7L14 12.4V8.9H3ZM21 15.1H10V11.6L2.5 17.3L10 23V19.5H21Z',
  upgrade: 'M12 1L20 9H15.5V13H8.5V9H4ZM3 15H21V22H14.5V19.5A2.5 2.5 0 0 0 9.5 19.5V22H3Z',
  advance:
    'M2 19C2.2 14 4 11 7.2 9.2C9.8 7.7 12.4 6 14 6.9C15.4 7.9 13.9 9.8 14.1 11.5C14.3 13.2 15.4 15.6 15.6 19ZM2 20.2H15.6V22.5H2ZM15 1.5L23 6L15 10.5V7.5H11V4.5H15Z',
  points:
    'M12 5.5L13.8 9.6L18.2 10L14.9 12.9L15.9 17.2L12 14.9L8.1 17.2L9.1 12.9L5.8 10L10.2 9.6ZM8.6 1.8C4 3.4 1.2 7.6 1.2 12.2C1.2 17.6 5.2 21.8 10.8 22.6L11.2 20.4C6.8 19.6 3.5 16.4 3.5 12.2C3.5 8.7 5.6 5.4 9.3 4ZM15.4 1.8L14.7 4C18.4 5.4 20.5 8.7 20.5 12.2C20.5 16.4 17.2 19.6 12.8 20.4L13.2 22.6C18.8 21.8 22.8 17.6 22.8 12.2C22.8 7.6 20 3.4 15.4 1.8Z',
  crown: 'M2 7L7.2 11.4L12 3L16.8 11.4L22 7L19.8 18H4.2ZM4.2 19.5H19.8V22H4.2Z',
}

/** The shield with what districts are worth, about its middle. */
export const SHIELD = 'M-17 -16H17V4Q17 14 0 20Q-17 14 -17 4Z'

/** What stands on a building for what it does: an icon, and the number that goes with it. */
export function effectMark(effect: string, params: Record<string, number | string>): { glyph: string; figure: string } {
  const more = (name: string): string => (Number(params[name] ?? 0) > 0 ? `+${params[name]}` : '')
  switch (effect) {
    case 'draw_choice':
      return { glyph: 'draw', figure: more('extra_hand_limit') }
    case 'hand_limit':
      return { glyph: 'limit', figure: more('extra_hand_limit') }
    case 'delay':
      return { glyph: 'delay', figure: '' }
    case 'convert_card':
      return { glyph: 'convert', figure: `${params['counts_as'] ?? ''}` }
    case 'virtual_joker':
      return { glyph: 'joker', figure: more('jokers') }
    case 'upgrade_building':
      return { glyph: 'upgrade', figure: '' }
    case 'vp_and_councillor':
      return { glyph: 'councillor', figure: more('vp') }
    case 'doge_by_rank':
      return { glyph: 'advance', figure: '' }
    default:
      return { glyph: 'points', figure: `${params['vp'] ?? ''}` }
  }
}
