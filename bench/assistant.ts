import MiniSearch from 'minisearch'
import type { Language } from '#kit/shared/languages.ts'
import { CONFIDENT_FROM, OFFERED_FROM } from '#features/knowledge/server/retrieval/confidence.ts'
import { buildSearchIndex, readEntry } from '#features/knowledge/server/retrieval/search.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { type Entry, entriesIn, MEASURED, type Question, questionsIn } from './assistant/questions.ts'
import { measureRetrieval } from './assistant/speed.ts'
import type { Figure } from './figures.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const HIT_MIN = 0.85
const LEAD_MIN = 0.1
const ANSWERED_MAX = 0.05

type Answered = { keys: (string | undefined)[]; isConfident: boolean; offered?: (string | undefined)[] }

const percent = (share: number) => `${(share * 100).toFixed(0)}%`
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length

function ours(entries: readonly Entry[]) {
  const index = buildSearchIndex(entries.map(readEntry))
  return (question: string): Answered => {
    const hits = index.search(question, 3)
    return {
      keys: hits.map(({ at }) => entries[at]?.key),
      isConfident: (hits[0]?.strength ?? 0) >= CONFIDENT_FROM,
      offered: hits.filter(({ strength }) => strength >= OFFERED_FROM).map(({ at }) => entries[at]?.key),
    }
  }
}

/** The baseline: a package's BM25 with its default settings, which always returns an answer. */
function plainBm25(entries: readonly Entry[]) {
  const search = new MiniSearch<Entry>({ fields: ['topic', 'content'], idField: 'key' })
  search.addAll(entries)
  return (question: string): Answered => {
    const keys = search.search(question).map(({ id }) => String(id))
    return { keys: keys.slice(0, 3), isConfident: keys.length > 0 }
  }
}

function measure(questions: readonly Question[], answer: (question: string) => Answered) {
  const answers = questions.map((question) => ({ ...question, ...answer(question.text) }))
  const answerable = answers.filter(({ key }) => key !== null)
  return {
    first: shareOf(answerable, ({ key, keys }) => keys[0] === key),
    firstThree: shareOf(answerable, ({ key, keys }) => keys.includes(key ?? undefined)),
    rightly: shareOf(answerable, ({ key, keys, isConfident }) => isConfident && keys[0] === key),
    wrongly: shareOf(answerable, ({ key, keys, isConfident }) => isConfident && keys[0] !== key),
    offered: shareOf(
      answerable,
      ({ key, isConfident, offered }) => !isConfident && Boolean(offered?.includes(key ?? undefined)),
    ),
    unanswerable: shareOf(
      answers.filter(({ key }) => key === null),
      ({ isConfident }) => isConfident,
    ),
    count: answerable.length,
  }
}

function figureOf(language: Language): Figure {
  const entries = entriesIn(language)
  const questions = questionsIn(language, 'heldOut')
  const us = measure(questions, ours(entries))
  const plain = measure(questions, plainBm25(entries))
  const figures = ({ first, firstThree, unanswerable }: typeof us) =>
    `hit@1 ${first.toFixed(2)}, hit@3 ${firstThree.toFixed(2)}, unanswerable left alone ${percent(1 - unanswerable)}`
  return {
    name: `assistant in ${names.of(language)}: ${us.count} held-out questions over ${entries.length} entries`,
    measured: `${figures(us)}, sure and right ${percent(us.rightly)}, sure and wrong ${percent(us.wrongly)}, unsure and offered ${percent(us.offered)}`,
    against: `plain BM25 (minisearch): ${figures(plain)}`,
    limit: `hit@1 at least ${HIT_MIN} and ${LEAD_MIN} above; at most ${percent(ANSWERED_MAX)} unanswerable answered`,
    isMet: us.first >= HIT_MIN && us.first >= plain.first + LEAD_MIN && us.unanswerable <= ANSWERED_MAX,
    values: { hit1: us.first, hit3: us.firstThree, answeredWrongly: us.unanswerable, plainHit1: plain.first },
  }
}

/** Measures answers to guests' questions in three languages from the demo hotel's entries, and the speed at scale. */
export async function benchAssistant({ databaseUrl }: RunningProduct): Promise<Figure[]> {
  return [...MEASURED.map(figureOf), await measureRetrieval(databaseUrl)]
}
