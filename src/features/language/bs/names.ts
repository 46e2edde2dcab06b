import type { NameWords } from '../kinds/words.ts'

export const NAMES: NameWords = {
  titles: 'g gđa gdin gosp gospodin gospođa gospođica dr prof',
  room: 'soba sobe sobi broj br',
}
