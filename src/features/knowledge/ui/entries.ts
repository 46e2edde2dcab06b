import { foldText } from '#kit/shared/text.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { KnowledgeEntry } from '../contract.ts'

/** Entries whose topic or content contains every word, ignoring case and accents. */
export function searchEntries(entries: readonly KnowledgeEntry[], search: string): KnowledgeEntry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return entries.filter(({ topic, content }) => {
    const text = foldText(`${topic} ${content}`)
    return words.every((word) => text.includes(word))
  })
}

/** Entries as a CSV file for re-import, which matches them by id. */
export const entriesAsCsv = (entries: readonly KnowledgeEntry[]) =>
  writeCsv([
    ['id', 'topic', 'content', 'active'],
    ...entries.map(({ id, topic, content, active }) => [id, topic, content, active ? 'yes' : 'no']),
  ])
