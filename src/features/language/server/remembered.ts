const KEPT_MAX = 50_000

/** What is made of each word, made once for as long as there is room. */
export function remembered<Made>(make: (word: string) => Made, most = KEPT_MAX): (word: string) => Made {
  const kept = new Map<string, Made>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const made = make(word)
    if (kept.size >= most) kept.clear()
    kept.set(word, made)
    return made
  }
}
