import { foldText } from '#kit/shared/text.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { KnowledgeEntry } from '../contract.ts'

/** Entries whose topic, content or phrasings contain every word, ignoring case and accents. */
export function searchEntries(entries: readonly KnowledgeEntry[], search: string): KnowledgeEntry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return entries.filter(({ topic, content, phrasings }) => {
    const text = foldText([topic, content, ...phrasings].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Entries as a CSV file for re-import, which matches them by id. */
export const entriesAsCsv = (entries: readonly KnowledgeEntry[]) =>
  writeCsv([
    ['id', 'topic', 'content', 'phrasings', 'active'],
    ...entries.map(({ id, topic, content, phrasings, active }) => [
      id,
      topic,
      content,
      phrasings.join('\n'),
      active ? 'yes' : 'no',
    ]),
  ])
