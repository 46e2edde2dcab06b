import {
  allergensIn,
  isJoined,
  type NotePart,
  partsOf,
  speaksOfHealth,
} from '#features/language/health-words.ts'
import type { Allergen } from '#features/language/kinds/health.ts'

export type HealthNoted = {
  /** The allergens that are named, but where more of them is wanted. */
  allergens: Allergen[]
  /** Whether health is spoken of where none of them is named: `Allergic to kiwi`, `I carry an EpiPen`. */
  isUnnamed: boolean
}

/** The parts up to each that begins something new. */
function splitAt(parts: readonly NotePart[], begins: (part: NotePart) => boolean): NotePart[][] {
  const split: NotePart[][] = [[]]
  for (const part of parts) {
    if (begins(part)) split.push([])
    split.at(-1)?.push(part)
  }
  return split
}

const endsSentence = ({ text }: NotePart) => /[.;!?\n؛؟]/.test(text)
const endsClause = ({ text }: NotePart) => /[,،]/.test(text)
const isWord = ({ text }: NotePart) => /\p{L}|\p{Extended_Pictographic}/u.test(text)
const isNamed = (part: NotePart) => allergensIn([part]).length > 0
const isAnd = ({ meanings }: NotePart) => meanings.has('and')
const keepsAway = ({ meanings }: NotePart) => meanings.has('without') || meanings.has('never')
const goesAlong = (part: NotePart) => part.meanings.has('between') || isAnd(part) || isNamed(part)

/** Whether a named food is one of a list of which more is wanted: `extra grated cheese and milk`, `nuts and milk, double`. */
function isWanted(words: readonly NotePart[], at: number): boolean {
  const before = words.slice(Math.max(at - LIST, 0), at).findLast((word) => !goesAlong(word))
  if (before?.meanings.has('more')) return true
  const following = words.slice(at, at + LIST)
  const next = following.findIndex((word) => !goesAlong(word))
  const [last, after] = [following[next - 1], following[next]]
  return Boolean(last && after?.meanings.has('more') && !isAnd(last) && !isJoined(after))
}

/** How long a list of foods is of which more is wanted. */
const LIST = 12

/** The allergens that a clause keeps away: all that it names but those it wants more of, where nothing calls for care. */
function keptAway(clause: readonly NotePart[]): Allergen[] {
  const words = clause.filter(isWord)
  const isCareful = words.some((word) => word.meanings.has('never') || speaksOfHealth(word))
  const wanted = new Set(isCareful ? [] : words.filter((word, at) => isNamed(word) && isWanted(words, at)))
  const kept = splitAt(words, (word) => isAnd(word) || isJoined(word)).flatMap((said) => {
    const isAway = said.some(keepsAway)
    return said.filter((word) => isAway || !wanted.has(word))
  })
  return allergensIn(kept)
}

/** What a note says that could concern its guest's health; in doubt it does. */
export function readNote(note: string): HealthNoted {
  const sentences = splitAt(partsOf(note), endsSentence).map((sentence) => {
    const allergens = splitAt(sentence, endsClause).flatMap(keptAway)
    return { allergens, isUnnamed: allergens.length === 0 && sentence.some(speaksOfHealth) }
  })
  return {
    allergens: [...new Set(sentences.flatMap(({ allergens }) => allergens))],
    isUnnamed: sentences.some(({ isUnnamed }) => isUnnamed),
  }
}
