import { setImmediate } from 'node:timers/promises'
import { languageOf } from '#features/language/server/language-of.ts'
import type { Tx } from '#kit/server/database.ts'
import { countWords, SAID_WHOLE_WORDS } from '../rules.ts'
import { readActiveEntries } from './queries.ts'
import { passageOf } from './retrieval/passage.ts'
import { readEntry, type Searchable } from './retrieval/read.ts'
import { buildSearchIndex } from './retrieval/search.ts'

/** How many entries are read before others are answered. */
const READ_AT_ONCE = 25

type Draft = Searchable & { id: string | null }

/** The entries beside which a draft is searched: what is rare among them decides which sentence answers. */
export const readOthers = async (tx: Tx, hotelId: string, { id, content }: Draft): Promise<Searchable[]> =>
  countWords(content) <= SAID_WHOLE_WORDS
    ? []
    : (await readActiveEntries(tx, hotelId, null)).filter((entry) => entry.id !== id)

/** What guests would read of a draft, were it saved and found by this question. */
export async function quote(draft: Draft, others: readonly Searchable[], question: string) {
  const read = []
  for (const entry of [draft, ...others]) {
    if (read.length % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate()
    read.push(readEntry(entry))
  }
  const found = buildSearchIndex(read).search(question, read.length)
  const hit = found.hits.find(({ at }) => at === 0)
  const { topic, content } = draft
  return {
    passage: hit ? passageOf(content, hit.spoken.sentences) : content,
    language: languageOf(`${topic} ${content}`),
  }
}
