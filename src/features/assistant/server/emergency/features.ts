import { hash } from '#features/language/server/hash.ts'
import { stem } from '#features/language/server/stem.ts'
import { signsOf, wordsOfMessage } from './signs.ts'

/** Features are numbered by their hash, so that no list of them has to be kept. */
export const FEATURES = 2 ** 16
/** Of signs, pairs of them and stems alone. */
export const KIND_FEATURES = 2 ** 12

/** Parts of words, in letters. */
const PARTS = [3, 4, 5]
const WEIGHT = { word: 1, pair: 1, apart: 0.7, part: 0.5 }
const BESIDE = { sign: 0.6, signs: 0.4, stem: 0.2 }

/** A feature's number and how much of it there is. */
export type Features = ReadonlyMap<number, number>

const signNames = (signs: readonly string[]) => [
  ...signs.map((sign) => ({ name: `sign ${sign}`, weight: BESIDE.sign })),
  ...signs.flatMap((sign, at) =>
    signs.slice(at + 1).map((other) => ({ name: `signs ${sign} ${other}`, weight: BESIDE.signs })),
  ),
]

/** What a message is made of: its words, words beside each other, parts of words; stems, and what words are signs of. */
export function featuresOf(text: string): Features {
  const words = wordsOfMessage(text)
  const found = new Map<number, number>()
  const note = (name: string, weight: number) => {
    const number = hash(name) % FEATURES
    found.set(number, Math.max(found.get(number) ?? 0, weight))
  }
  const line = ['^', ...words, '$']
  for (const word of words) note(`word ${word}`, WEIGHT.word)
  for (const [at, word] of line.entries()) {
    if (at > 0) note(`pair ${line[at - 1]} ${word}`, WEIGHT.pair)
    if (at > 1) note(`apart ${line[at - 2]} ${word}`, WEIGHT.apart)
  }
  for (const word of words) {
    const framed = `<${word}>`
    for (const length of PARTS)
      for (let from = 0; from + length <= framed.length; from++)
        note(`part ${framed.slice(from, from + length)}`, WEIGHT.part)
  }
  const length = Math.hypot(...found.values()) || 1
  for (const [number, weight] of found) found.set(number, weight / length)
  const add = (name: string, weight: number) => {
    const number = hash(name) % FEATURES
    found.set(number, (found.get(number) ?? 0) + weight)
  }
  for (const { name, weight } of signNames(signsOf(words))) add(name, weight)
  for (const each of new Set(words.map(stem))) add(`stem ${each}`, BESIDE.stem)
  return found
}

/** Of signs and stems alone: by which the kinds of emergencies are told apart. */
export function kindFeaturesOf(text: string): Features {
  const words = wordsOfMessage(text)
  const found = new Map<number, number>()
  for (const { name, weight } of signNames(signsOf(words))) found.set(hash(name) % KIND_FEATURES, weight)
  for (const word of words) found.set(hash(`stem ${stem(word)}`) % KIND_FEATURES, BESIDE.stem)
  return found
}
