import type { Unit } from '#features/language/server/analyze.ts'

/** The trigrams of each word, including its boundaries: what misspelt and compound words still share. */
export function trigramsOf(units: readonly Unit[]): string[] {
  const runs: string[] = []
  for (const { text, isWeak } of units) {
    if (isWeak) continue
    const edged = ` ${text} `
    for (let at = 0; at + 3 <= edged.length; at++) runs.push(edged.slice(at, at + 3))
  }
  return runs
}
