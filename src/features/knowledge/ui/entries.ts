import { foldText } from '#kit/shared/text.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { KnowledgeEntry } from '../contract.ts'

/** Entries whose topic or content holds every word, however it is typed. */
export function searchEntries(entries: readonly KnowledgeEntry[], search: string): KnowledgeEntry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return entries.filter(({ topic, content }) => {
    const text = foldText(`${topic} ${content}`)
    return words.every((word) => text.includes(word))
  })
}

/** A file that can be brought in again: known entries are found by their id. */
export const entriesAsCsv = (entries: readonly KnowledgeEntry[]) =>
  writeCsv([
    ['id', 'topic', 'content', 'active'],
    ...entries.map(({ id, topic, content, active }) => [id, topic, content, active ? 'yes' : 'no']),
  ])
