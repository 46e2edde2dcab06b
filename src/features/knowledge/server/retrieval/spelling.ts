const isFarther = (word: string, other: string, most: number) => Math.abs(word.length - other.length) > most

/** Whether one word becomes the other by at most `most` missing, added, changed or swapped letters. */
export function isWithin(word: string, other: string, most: number): boolean {
  if (isFarther(word, other, most)) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let y = 1; y <= word.length; y++) {
    const next = [y]
    for (let x = 1; x <= other.length; x++) {
      const isSame = word[y - 1] === other[x - 1]
      let best = Math.min((row[x - 1] ?? 0) + (isSame ? 0 : 1), (row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1)
      const isSwapped = y > 1 && x > 1 && word[y - 1] === other[x - 2] && word[y - 2] === other[x - 1]
      if (isSwapped) best = Math.min(best, (before[x - 2] ?? 0) + 1)
      next.push(best)
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[other.length] ?? most + 1) <= most
}

/** How many letters may be wrong before it counts as another word. */
const errorsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

/** The set of letters in a word as a bit mask (some letters share a bit). */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(number: number): number {
  let [count, rest] = [0, number]
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}

const SHORTEST = 4

/** Finds the vocabulary words that a misspelt word may stand for; in short words the first letter must be right. */
export function createSpelling(vocabulary: Iterable<string>): (word: string) => string[] {
  const byLength = new Map<number, { word: string; letters: number }[]>()
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue
    const known = byLength.get(word.length) ?? []
    byLength.set(word.length, known)
    known.push({ word, letters: lettersOf(word) })
  }
  return (word) => {
    const most = errorsAllowed(word)
    if (most === 0 || /\d/.test(word)) return []
    const letters = lettersOf(word)
    const found: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const other of byLength.get(length) ?? []) {
        if (bitsIn(letters ^ other.letters) > 2 * most) continue
        if (word.length < 6 && word[0] !== other.word[0]) continue
        if (isWithin(word, other.word, most)) found.push(other.word)
      }
    }
    return found
  }
}
