import type { NameWords } from '../kinds/words.ts'

export const NAMES: NameWords = {
  titles: 'mr mrs ms miss mx dr prof sir madam mister and',
  room: 'room rm number no nr',
}
