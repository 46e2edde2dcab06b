import type { ShownEntry } from './contract.ts'

/** From so many alike, entries that follow one another stand as one line. */
const LEAST = 3

/** An update of one field alone is told by that field. */
export const onlyFieldOf = ({ action, changes: [only, another] }: ShownEntry): string | null =>
  action === 'update' && only && !another ? only.field : null

/** What the same person has done to things of one kind, at one hotel, is told in one sentence. */
const toldAs = (entry: ShownEntry) =>
  JSON.stringify([
    entry.actorKind,
    entry.actorName,
    entry.entity,
    entry.action,
    entry.hotel?.slug,
    onlyFieldOf(entry),
  ])

/** Entries that are told in one sentence, the newest first. */
export type Run = [newest: ShownEntry, ...others: ShownEntry[]]

export const aloneEach = (entries: readonly ShownEntry[]): Run[] => entries.map((entry) => [entry])

/** Entries in their order, those together that are told in one sentence and follow one another, where there are many. */
export function runsOf(entries: readonly ShownEntry[]): Run[] {
  const runs: Run[] = []
  let before: string | null = null
  for (const entry of entries) {
    const told = toldAs(entry)
    if (told === before) runs.at(-1)?.push(entry)
    else runs.push([entry])
    before = told
  }
  return runs.flatMap((run) => (run.length >= LEAST ? [run] : aloneEach(run)))
}
