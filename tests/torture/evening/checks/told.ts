import type { Held } from '../held.ts'
import type { Entry } from '../history.ts'
import type { World } from '../world.ts'

/** What a check looks at; it returns a line for each promise that was broken. */
export type Evidence = { world: World; history: Entry[]; held: Held }

export const callsTo = (history: readonly Entry[], ...calls: string[]) =>
  history.filter(({ call }) => calls.includes(call))

/**
 * Compares how often a text is there with what its writers were told: confirmed exactly once, or as often as it was
 * confirmed where a repeat is a new text; at most as often as nobody knows.
 */
export function countWritten(
  what: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  held: readonly string[],
) {
  const problems: string[] = []
  const texts = new Set(entries.map(textOf))
  for (const text of texts) {
    const calls = entries.filter((entry) => textOf(entry) === text)
    const count = held.filter((each) => each === text).length
    if (count > 1) problems.push(`${what} "${text}" is there ${count} times`)
    if (calls.some(({ outcome }) => outcome === 'done') && count === 0)
      problems.push(`${what} "${text}" was confirmed and is not there`)
    if (calls.every(({ outcome }) => outcome === 'refused') && count > 0)
      problems.push(`${what} "${text}" was refused and is there`)
  }
  return problems
}
