import { lengthOf } from '#kit/shared/text.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { CONTENT_MAX, distinctPhrasings, PHRASING_MAX, TOPIC_MAX, wordsLeft } from '../rules.ts'

/** What an entry's form holds; phrasings may be empty until it is saved. */
export type EntryFields = Omit<KnowledgeDraft, 'phrasings'> & { phrasings: string[] }

const EMPTY: EntryFields = { topic: '', content: '', phrasings: [], active: true }

export const fieldsOf = (entry: KnowledgeEntry | null): EntryFields =>
  entry
    ? { topic: entry.topic, content: entry.content, phrasings: entry.phrasings, active: entry.active }
    : EMPTY

export const isTooLong = ({ topic, content, phrasings }: EntryFields) =>
  topic.trim().length > TOPIC_MAX ||
  content.trim().length > CONTENT_MAX ||
  wordsLeft(content) < 0 ||
  phrasings.some((phrasing) => lengthOf(phrasing) > PHRASING_MAX)

export const draftOf = (fields: EntryFields): KnowledgeDraft => ({
  ...fields,
  phrasings: distinctPhrasings(fields.phrasings),
})
