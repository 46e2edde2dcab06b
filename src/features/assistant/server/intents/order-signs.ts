import { hash } from '#features/language/server/hash.ts'
import { isGreeting, numberOf } from '#features/language/server/order-words.ts'
import { stem } from '#features/language/server/stem.ts'
import { phrasesIn } from './intent.ts'
import type { Features } from '../emergency/features.ts'

/** Features are numbered by their hash, so that no list of them has to be kept. */
export const FEATURES = 2 ** 13

/** In place of a dish, whichever, and of a number. */
const DISH = '<dish>'
const NUMBER = '<number>'
const GREETING = '<greeting>'
/** In words, from the beginning: a longer message is a story. */
const WORDS_READ = 40
const BEGINNING = 4
const WEIGHT = { unit: 1, pair: 1, apart: 0.5, beginning: 0.6, all: 1, first: 0.7 }

/** A message as a line of what its words are, so that all dishes and numbers are alike. */
function unitsOf(words: readonly string[], isDish: (word: string) => boolean): string[] {
  const units: string[] = []
  for (const word of words.slice(0, WORDS_READ)) {
    const unit = isDish(word)
      ? DISH
      : numberOf(word) !== null && (/\d/.test(word) || numberOf(word) !== 1)
        ? NUMBER
        : isGreeting(word)
          ? GREETING
          : stem(word)
    const goesOn = (unit === DISH || unit === GREETING) && units.at(-1) === unit
    if (!goesOn) units.push(unit)
  }
  return units[0] === GREETING ? units.slice(1) : units
}

/** What tells whether somebody wants dishes, or asks or tells something of them. */
export function orderSignsOf(words: readonly string[], isDish: (word: string) => boolean): Features {
  const units = unitsOf(words, isDish)
  const line = ['^', ...units, '$']
  const found = new Map<number, number>()
  const note = (name: string, weight: number) => {
    const number = hash(name) % FEATURES
    found.set(number, Math.max(found.get(number) ?? 0, weight))
  }
  for (const [at, unit] of line.entries()) {
    note(`unit ${unit}`, WEIGHT.unit)
    note(`part ${unit.slice(0, BEGINNING)}`, WEIGHT.beginning)
    if (at > 0) note(`pair ${line[at - 1]} ${unit}`, WEIGHT.pair)
    if (at > 1) note(`apart ${line[at - 2]} ${unit}`, WEIGHT.apart)
    if (at > 1) note(`three ${line[at - 2]} ${line[at - 1]} ${unit}`, WEIGHT.apart)
    if (at > 0 && at < 3) note(`first ${unit}`, WEIGHT.first)
  }
  const length = Math.hypot(...found.values()) || 1
  for (const [number, weight] of found) found.set(number, weight / length)
  const add = (name: string, weight: number) => found.set(hash(name) % FEATURES, weight)
  const dishes = units.filter((unit) => unit === DISH).length
  const others = units.filter((unit) => unit !== DISH && unit !== NUMBER && unit !== GREETING).length
  add(`dishes ${Math.min(dishes, 3)}`, 0.4)
  if (units.includes(NUMBER)) add('counted', 0.4)
  add(`others ${Math.min(others, 4)}`, 0.4)
  for (const [name, isSaid] of Object.entries(phrasesIn(words))) if (isSaid) add(name, 0.5)
  return found
}
