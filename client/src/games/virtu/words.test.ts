import { checkWords } from '../../../tests/scene-words'

/** Panels and kinds of battles are named by their ids. */
const composed = ['virtu-market', 'virtu-prestige', 'virtu-powers', 'virtu-siege', 'virtu-field']

checkWords('virtu', { composed, all: true })
