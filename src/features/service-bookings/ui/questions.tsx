import { useTranslation } from 'react-i18next'
import { type Answer, usualAnswer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import type { Missing } from '../draft.ts'
import { later } from '#kit/web/later.tsx'
import { ChoiceField, CountField, NoteField } from './question-field.tsx'

const PictureField = later(() => import('./picture-field.tsx'), 'PictureField')

const MISSING = { words: 'guest.required', number: 'guest.nothing', picture: 'picture.required' } as const

type QuestionsProps = {
  questions: readonly Question[]
  answers: readonly Answer[]
  /** What was still missing when the guest wanted to send. */
  missing: readonly Missing[]
  money: (minor: number) => string
  onAnswers: (answers: Answer[]) => void
}

/** What is asked of a guest: numbers together in one frame, then the others as they stand. */
export function Questions({ questions, answers, missing, money, onAnswers }: QuestionsProps) {
  const { t } = useTranslation('work')
  const forField = (question: Question) => {
    const answer = answers.find(({ id }) => id === question.id) ?? usualAnswer(question)
    const error = missing.find(({ id }) => id === question.id)?.kind
    return {
      answer,
      money,
      error: error && t(MISSING[error]),
      onAnswer: (given: Answer) => onAnswers(answers.map((other) => (other.id === given.id ? given : other))),
    }
  }
  const counts = questions.filter((question) => question.kind === 'count')
  return (
    <>
      {counts.length > 0 && (
        <div className="divide-y divide-line rounded-lg border border-line px-4 py-1">
          {counts.map((question) => (
            <CountField key={question.id} question={question} {...forField(question)} />
          ))}
        </div>
      )}
      {questions.map((question) => {
        if (question.kind === 'choice')
          return <ChoiceField key={question.id} question={question} {...forField(question)} />
        if (question.kind === 'note')
          return <NoteField key={question.id} question={question} {...forField(question)} />
        if (question.kind === 'picture')
          return <PictureField key={question.id} question={question} {...forField(question)} />
        return null
      })}
    </>
  )
}
