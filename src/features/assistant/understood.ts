import type { Answer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import type { Texts } from '#kit/shared/texts.ts'

/** What was understood of an offer's questions, to be said: `2 × Bath towels`, `Back and neck`, the guest's own words. */
export const understoodOf = (
  questions: readonly Question[],
  answers: readonly Answer[],
  localized: (texts: Texts) => string,
): string[] =>
  questions.flatMap((question) => {
    const answer = answers.find(({ id }) => id === question.id)
    if (!answer || question.kind === 'picture') return []
    if (question.kind === 'note') return answer.note ? [answer.note] : []
    if (question.kind === 'count')
      return answer.count ? [`${answer.count} × ${localized(question.label)}`] : []
    const choice = question.choices.find(({ id }) => id === answer.choice)
    return choice ? [localized(choice.label)] : []
  })
