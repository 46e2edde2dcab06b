import type { RequestContext } from '#kit/server/context.ts'
import { EmbeddingFailure, type Embeddings } from '#kit/server/embeddings.ts'
import { kindOf } from './embed.ts'
import { hotelIndex, type HotelIndex } from './hotel-index.ts'
import { CONFIDENT_FROM } from './retrieval/confidence.ts'
import { cosine, directionOf } from './retrieval/cosine.ts'
import type { Ranking } from './retrieval/fuse.ts'

/** A guest is waiting for the answer: if the embedding takes longer than this, the search does without it. */
const QUESTION_MS = 2000
const PAUSE_MS = 30_000
const MEANING_WEIGHT = 1.5
const ALIKE_MAX = 20

export type FoundEntry = {
  id: string
  topic: string
  content: string
  /** Comparable only within one result. */
  score: number
  /** From 0 to 1: how much of the question the entry covers. */
  strength: number
}
/** Best first. `isConfident`: the first entry answers the question; otherwise "I do not know" is the honest answer. */
export type Found = { entries: FoundEntry[]; isConfident: boolean }

type Deps = Pick<RequestContext, 'database' | 'events' | 'log' | 'embeddings'>

const pausedUntil = new WeakMap<Embeddings, number>()

async function directionOfQuestion({ embeddings, log }: Deps, question: string) {
  if (!embeddings || (pausedUntil.get(embeddings) ?? 0) > Date.now()) return null
  try {
    return directionOf(await embeddings.embed(question, QUESTION_MS))
  } catch (error) {
    if (!(error instanceof EmbeddingFailure)) throw error
    pausedUntil.set(embeddings, Date.now() + PAUSE_MS)
    log.warn({ err: error }, 'embedding a question failed; searching by words only for half a minute')
    return null
  }
}

/** Entries by cosine similarity, best first. */
function likeness({ entries }: HotelIndex, question: Float32Array): Map<number, number> {
  const scores: [number, number][] = []
  for (const [at, { direction }] of entries.entries()) {
    const alike = direction && cosine(question, direction)
    if (alike !== null) scores.push([at, alike])
  }
  return new Map(scores.toSorted(([, one], [, other]) => other - one).slice(0, ALIKE_MAX))
}

/**
 * The entries of a hotel that match a question: by words, meanings and spelling, and by embeddings if a provider is
 * set. Excludes inactive entries and those of other hotels.
 */
export async function findEntries(
  deps: Deps,
  hotelId: string,
  question: string,
  limit: number,
): Promise<Found> {
  const { embeddings } = deps
  const [asked, known] = await Promise.all([
    directionOfQuestion(deps, question),
    hotelIndex(deps, hotelId, kindOf(embeddings)),
  ])
  const alike = asked ? likeness(known, asked) : new Map<number, number>()
  const more: Ranking[] = alike.size > 0 ? [{ scores: alike, weight: MEANING_WEIGHT }] : []
  const hits = known.index.search(question, limit, more)
  const entries = hits.flatMap(({ at, score, strength }) => {
    const entry = known.entries[at]
    return entry ? [{ id: entry.id, topic: entry.topic, content: entry.content, score, strength }] : []
  })
  const [first] = hits
  const likest = first ? (alike.get(first.at) ?? -1) : -1
  const isAlike = Boolean(embeddings?.confidentFrom && likest >= embeddings.confidentFrom)
  return { entries, isConfident: isAlike || (first?.strength ?? 0) >= CONFIDENT_FROM }
}
