import { checkWords } from '../../../tests/scene-words'

checkWords('lorenzo')
