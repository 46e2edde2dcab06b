import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import type { Figure } from '../figures.ts'
import { talksWith } from './ask.ts'
import { losesAny, missedBy, readTalks, tellsMissing } from './talks.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const HANDS = { own: 'that we improve by', other: 'of another hand' } as const
/** The goal by what a conversation is, and what is held today of those of another hand. */
const GOALS = { 'follow-up': 0.85, order: 0.9 } as const
const LEAST = { 'follow-up': 0.3, order: 0.3 } as const

async function figuresOf(
  product: RunningProduct,
  hand: keyof typeof HANDS,
  language: Language,
): Promise<Figure[]> {
  const answered = await talksWith(product, language, readTalks(hand, language))
  return (['follow-up', 'order'] as const).map((of) => {
    const own = answered.filter(({ talk }) => talk.of === of)
    const right = own.filter(({ talk, answer }) => missedBy(answer, talk).length === 0).length / own.length
    const known = own.filter(({ answer }) => !answer.isDefault).length / own.length
    const losing = own.filter(({ talk, answer }) => losesAny(answer, talk))
    const lost = losing.length / own.length
    const silent = losing.filter(({ answer }) => !tellsMissing(answer)).length / own.length
    return {
      name: `${of}s in ${names.of(language)}: ${own.length} conversations ${HANDS[hand]}`,
      measured:
        `right ${right.toFixed(2)}, otherwise said not to be known ${(1 - known).toFixed(2)}` +
        (of === 'order' ? `, something lost ${lost.toFixed(2)}, without a word ${silent.toFixed(2)}` : ''),
      against: `the goal: ${GOALS[of]}`,
      limit: `right at least ${LEAST[of]}`,
      isMet: right >= LEAST[of],
      values: { right, known, lost, silent },
    }
  })
}

/** Measures what the assistant makes of conversations over the demo hotel. */
export async function talkFigures(product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const hand of ['own', 'other'] as const)
    for (const language of LANGUAGES) figures.push(...(await figuresOf(product, hand, language)))
  return figures
}
