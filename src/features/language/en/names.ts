import type { NameWords } from '../kinds.ts'

export const NAMES: NameWords = {
  titles: 'mr mrs ms miss mx dr prof sir madam mister and',
  room: 'room rm number no nr',
}
