import { setImmediate } from 'node:timers/promises'
import type { RequestContext } from '#kit/server/context.ts'
import { EmbeddingFailure, type Embeddings } from '#kit/server/embeddings.ts'
import { kindOf } from './embed.ts'
import { hotelIndex, type HotelIndex } from './hotel-index.ts'
import { directionOf } from './retrieval/cosine.ts'
import { meaningsIn } from './retrieval/meaning.ts'
import { passageOf } from './retrieval/passage.ts'
import { MOST } from './retrieval/certainty.ts'
import { OFFERED_FROM, SURE_FROM } from './retrieval/weights.ts'

/** A guest is waiting for the answer: if the embedding takes longer than this, the search does without it. */
const QUESTION_MS = 2000
const PAUSE_MS = 30_000
const EMBEDDED_AT_ONCE = 8
/** The number of questions searched for before yielding to other work. */
const SEARCHED_AT_ONCE = 20
const PROPOSALS = 2

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
  /** Whether the first entry has the very question among its phrasings, or one that is near. */
  phrased?: 'same' | 'near'
}

const NOTHING: Found = { entries: [], certainty: 0, isConfident: false }

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

/** The directions of questions, a few at a time; null for those that are searched by words only. */
async function directionsOf(deps: Deps, questions: readonly string[]) {
  const directions: (Float32Array | null)[] = []
  for (let at = 0; at < questions.length; at += EMBEDDED_AT_ONCE) {
    const some = questions.slice(at, at + EMBEDDED_AT_ONCE)
    directions.push(...(await Promise.all(some.map((question) => directionOfQuestion(deps, question)))))
  }
  return directions
}

function findIn(
  known: HotelIndex,
  question: string,
  asked: Float32Array | null,
  confidentFrom: number | null,
  limit: number,
): Found {
  const alike = asked && meaningsIn(known.entries, asked)
  const { hits, certainty } = known.index.search(question, limit, alike?.meanings)
  const entries = hits.flatMap(({ at, spoken }) => {
    const entry = known.entries[at]
    if (!entry) return []
    const { id, topic, content } = entry
    return [{ id, topic, content, passage: passageOf(content, spoken.sentences), strength: spoken.strength }]
  })
  const isLikest = hits[0] !== undefined && alike?.meanings.get(hits[0].at) === 1
  const isAlike = confidentFrom !== null && isLikest && alike.likest >= confidentFrom
  const sure = isAlike ? Math.max(certainty, SURE_FROM) : certainty
  const found = { entries, certainty: sure, isConfident: sure >= SURE_FROM }
  return phrasedFirst(known, question, found, limit)
}

/** With the entry first that has the question among its phrasings, whatever else the words of the question find. */
function phrasedFirst(known: HotelIndex, question: string, found: Found, limit: number): Found {
  const phrased = known.phrasings.find(question)
  const entry = phrased && known.entries[phrased.at]
  if (!entry) return found
  const { id, topic, content } = entry
  const strength = phrased.likeness
  const hit = found.entries.find((each) => each.id === id)
  const first = hit
    ? { ...hit, strength: Math.max(hit.strength, strength) }
    : { id, topic, content, passage: content, strength }
  return {
    entries: [first, ...found.entries.filter((each) => each !== hit)].slice(0, limit),
    certainty: Math.min(MOST, Math.max(found.certainty, strength)),
    isConfident: true,
    phrased: phrased.isSame ? 'same' : 'near',
  }
}

/** What each of several questions finds, in one pass over the hotel's index. */
export async function findEach(
  deps: Deps,
  hotelId: string,
  questions: readonly string[],
  limit: number,
): Promise<Found[]> {
  const { embeddings } = deps
  const [directions, known] = await Promise.all([
    directionsOf(deps, questions),
    hotelIndex(deps, hotelId, kindOf(embeddings)),
  ])
  const confidentFrom = embeddings?.confidentFrom ?? null
  return questions.map((question, at) =>
    findIn(known, question, directions[at] ?? null, confidentFrom, limit),
  )
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
  const [found] = await findEach(deps, hotelId, [question], limit)
  return found ?? NOTHING
}

/** What each of many questions finds by words alone, with pauses in which guests are answered. */
export async function findByWords(deps: Deps, hotelId: string, questions: readonly string[], limit: number) {
  const known = await hotelIndex(deps, hotelId, kindOf(deps.embeddings))
  const found: Found[] = []
  for (const question of questions) {
    if (found.length % SEARCHED_AT_ONCE === SEARCHED_AT_ONCE - 1) await setImmediate()
    found.push(findIn(known, question, null, null, limit))
  }
  return found
}

const named = ({ id, topic }: FoundEntry) => ({ id, topic })

/** The active entries that may answer each of several questions, likeliest first. */
export async function proposeEach(deps: Deps, hotelId: string, questions: readonly string[]) {
  const found = await findByWords(deps, hotelId, questions, PROPOSALS)
  return questions.map((question, at) => ({
    question,
    entries: (found[at]?.entries ?? []).filter(({ strength }) => strength >= OFFERED_FROM).map(named),
  }))
}

/** The entry that answers each of several questions; null where none does for sure. */
export async function answerEach(deps: Deps, hotelId: string, questions: readonly string[]) {
  const found = await findByWords(deps, hotelId, questions, 1)
  return found.map(({ entries: [first], isConfident }) => (isConfident && first ? named(first) : null))
}

/** What a question finds that is a phrasing of an entry, without asking for its embedding; null for any other. */
export async function findPhrased(
  deps: Deps,
  hotelId: string,
  question: string,
  limit: number,
): Promise<Found | null> {
  const known = await hotelIndex(deps, hotelId, kindOf(deps.embeddings))
  return known.phrasings.find(question) && findIn(known, question, null, null, limit)
}
