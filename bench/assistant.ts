import { SURE_FROM } from '#features/knowledge/server/retrieval/weights.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { emergencyFigures } from './assistant/emergencies.ts'
import { type Answer, measure, reliabilityOf } from './assistant/measure.ts'
import { type QuestionSet, SETS } from './assistant/sets.ts'
import { talkFigures } from './assistant/talk-figures.ts'
import { measureRetrieval } from './assistant/speed.ts'
import { meaningsBy, QUALITIES } from './assistant/stand-in.ts'
import type { Figure } from './figures.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
/** By set. */
const HIT_MIN = { 'short entries': 0.85, 'long entries': 0.5, 'bare labels': 0.6 }
const LEAD_MIN = 0.1
const ANSWERED_MAX = 0.05
const WRONG_MAX = 0.05
const MORE_WRONG_MAX = 0.005
/** How far certainty may lie from the share of right answers, on average. */
const OFF_MAX = 0.08

const percent = (share: number) => `${(share * 100).toFixed(0)}%`
const two = (share: number) => share.toFixed(2)

function figureOf(set: QuestionSet, answers: Answer[]): Figure {
  const us = measure(set, 'heldOut')
  answers.push(...us.answers)
  const best = Math.max(...Object.values(us.rivals))
  const least = HIT_MIN[set.name]
  return {
    name: `assistant in ${names.of(set.language)}, ${set.name}: ${us.count} held-out questions over ${set.entries.length}`,
    measured:
      `hit@1 ${two(us.hit1)}, hit@3 ${two(us.hit3)}, sure and right ${percent(us.rightly)}, sure and wrong ` +
      `${percent(us.wrongly)}, unsure and offered ${percent(us.offered)}, unanswerable left alone ${percent(us.leftAlone)}`,
    against: Object.entries(us.rivals)
      .map(([name, hit1]) => `${name} ${two(hit1)}`)
      .join(', '),
    limit:
      `hit@1 at least ${least} and ${LEAD_MIN} above the best of these; ` +
      `at most ${percent(WRONG_MAX)} sure and wrong, and ${percent(ANSWERED_MAX)} unanswerable answered`,
    isMet:
      us.hit1 >= Math.max(least, best + LEAD_MIN) &&
      us.wrongly <= WRONG_MAX &&
      us.leftAlone >= 1 - ANSWERED_MAX,
    values: {
      hit1: us.hit1,
      hit3: us.hit3,
      rightly: us.rightly,
      wrongly: us.wrongly,
      leftAlone: us.leftAlone,
    },
  }
}

function certaintyFigure(answers: readonly Answer[]): Figure {
  const steps = reliabilityOf(answers).filter(({ count }) => count > 0)
  const off =
    steps.reduce((sum, { count, said, right }) => sum + count * Math.abs(said - right), 0) / answers.length
  return {
    name: `certainty of ${answers.length} held-out answers of all sets, unanswerable questions among them`,
    measured: steps
      .map(({ said, right, count }) => `${percent(said)} said, ${percent(right)} right of ${count}`)
      .join('; '),
    against: `the share of right answers; off by ${percent(off)} on average`,
    limit: `off by at most ${percent(OFF_MAX)}; sure from ${percent(SURE_FROM)}`,
    isMet: off <= OFF_MAX,
    values: { off },
  }
}

/** All sets with a provider of embeddings of known quality beside the words, against the words alone. */
async function embeddingsFigure(quality: number): Promise<Figure> {
  const both: { without: ReturnType<typeof measure>; fused: ReturnType<typeof measure> }[] = []
  for (const set of SETS) {
    const meanings = await meaningsBy(quality, set, 'heldOut')
    both.push({ without: measure(set, 'heldOut'), fused: measure(set, 'heldOut', meanings) })
  }
  const mean = (of: (one: (typeof both)[number]) => number) =>
    both.reduce((sum, one) => sum + of(one), 0) / both.length
  const [hit1, before] = [mean(({ fused }) => fused.hit1), mean(({ without }) => without.hit1)]
  const [wrongly, wrongBefore] = [mean(({ fused }) => fused.wrongly), mean(({ without }) => without.wrongly)]
  const rightly = mean(({ fused }) => fused.rightly)
  return {
    name: `assistant with embeddings that put the right entry first for ${percent(quality)} of the questions, mean of all sets`,
    measured: `hit@1 ${two(hit1)}, sure and right ${percent(rightly)}, sure and wrong ${(wrongly * 100).toFixed(1)}%`,
    against: `words alone: hit@1 ${two(before)}, sure and right ${percent(mean(({ without }) => without.rightly))}, sure and wrong ${(wrongBefore * 100).toFixed(1)}%`,
    limit: 'hit@1 no lower, and sure and wrong at most half a percent more',
    isMet: hit1 >= before && wrongly <= wrongBefore + MORE_WRONG_MAX,
    values: { hit1, rightly, wrongly },
  }
}

/** Measures answers to guests' questions on every set, how true the certainty is, and the speed at scale. */
export async function benchAssistant(product: RunningProduct): Promise<Figure[]> {
  const answers: Answer[] = []
  const figures = SETS.map((set) => figureOf(set, answers))
  const fused: Figure[] = []
  for (const quality of QUALITIES) fused.push(await embeddingsFigure(quality))
  return [
    ...figures,
    certaintyFigure(answers),
    ...fused,
    ...emergencyFigures(),
    ...(await talkFigures(product)),
    await measureRetrieval(product.databaseUrl),
  ]
}
