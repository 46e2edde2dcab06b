import type { RequestContext } from '#kit/server/context.ts'
import { EmbeddingFailure, type Embeddings } from '#kit/server/embeddings.ts'
import { kindOf } from './embed.ts'
import { hotelIndex, type HotelIndex } from './hotel-index.ts'
import { cosine, directionOf } from './retrieval/cosine.ts'
import { passageOf } from './retrieval/passage.ts'
import type { More } from './retrieval/search.ts'
import { SURE_FROM } from './retrieval/weights.ts'

/** A guest is waiting for the answer: if the embedding takes longer than this, the search does without it. */
const QUESTION_MS = 2000
const PAUSE_MS = 30_000
const MEANING_WEIGHT = 4
const ALIKE_MAX = 20

export type FoundEntry = {
  id: string
  topic: string
  content: string
  /** The part of the content that speaks of the question. */
  passage: string
  /** From 0 to 1: how much of the question the entry covers. */
  strength: number
}
/** Best first. `isConfident`: the first entry answers the question; otherwise "I do not know" is the honest answer. */
export type Found = {
  entries: FoundEntry[]
  /** From 0 to 1: the share of right answers among those that look like this one. */
  certainty: number
  isConfident: boolean
}

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

/** The entries most alike by cosine similarity. */
function likeness({ entries }: HotelIndex, question: Float32Array): Map<number, number> {
  const scores: [number, number][] = []
  for (const [at, { direction }] of entries.entries()) {
    const alike = direction && cosine(question, direction)
    if (alike !== null) scores.push([at, alike])
  }
  return new Map(scores.toSorted(([, one], [, other]) => other - one).slice(0, ALIKE_MAX))
}

/** Cosines lie close together: they are spread from 0 for the least alike to 1 for the most. */
function spread(alike: ReadonlyMap<number, number>): More {
  const [low, high] = [Math.min(...alike.values()), Math.max(...alike.values())]
  const share = (one: number) => (high > low ? (one - low) / (high - low) : 1)
  return { scores: new Map([...alike].map(([at, one]) => [at, share(one)])), weight: MEANING_WEIGHT }
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
  const { hits, certainty } = known.index.search(question, limit, spread(alike))
  const entries = hits.flatMap(({ at, spoken }) => {
    const entry = known.entries[at]
    if (!entry) return []
    const { id, topic, content } = entry
    return [{ id, topic, content, passage: passageOf(content, spoken.sentences), strength: spoken.strength }]
  })
  const likest = hits[0] ? (alike.get(hits[0].at) ?? -1) : -1
  const isAlike = Boolean(embeddings?.confidentFrom && likest >= embeddings.confidentFrom)
  const sure = isAlike ? Math.max(certainty, SURE_FROM) : certainty
  return { entries, certainty: sure, isConfident: sure >= SURE_FROM }
}
