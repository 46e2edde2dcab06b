const isFarther = (word: string, other: string, most: number) => Math.abs(word.length - other.length) > most

/** Whether one word becomes the other by at most `most` letters missing, added, changed or swapped. */
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

/** How many letters may be wrong before a word is another one. */
export const errorsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

/** Words of these that `word` may stand for; the first letter is trusted in short words. */
export function likeWords(word: string, words: Iterable<string>): string[] {
  const most = errorsAllowed(word)
  if (most === 0 || /\d/.test(word)) return []
  const found: string[] = []
  for (const other of words) {
    if (other.length < 4 || isFarther(word, other, most)) continue
    if (word.length < 6 && word[0] !== other[0]) continue
    if (isWithin(word, other, most)) found.push(other)
  }
  return found
}
