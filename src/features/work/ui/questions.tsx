import { useTranslation } from 'react-i18next'
import { type Answer, usualAnswer } from '#features/offers/pricing.ts'
import type { Question } from '#features/offers/questions.ts'
import type { Missing } from '../draft.ts'
import { ChoiceField, CountField, NoteField } from './question-field.tsx'

type QuestionsProps = {
  questions: readonly Question[]
  answers: readonly Answer[]
  /** What was still missing when the guest wanted to send. */
  missing: Missing | null
  money: (minor: number) => string
  onAnswers: (answers: Answer[]) => void
}

/** What is asked of a guest: numbers together in one frame, then choices, then words. */
export function Questions({ questions, answers, missing, money, onAnswers }: QuestionsProps) {
  const { t } = useTranslation('work')
  const forField = (question: Question) => {
    const answer = answers.find(({ id }) => id === question.id) ?? usualAnswer(question)
    const error = missing?.id === question.id ? missing.kind : null
    return {
      ...{ answer, money },
      error: error === null ? undefined : t(error === 'words' ? 'guest.required' : 'guest.nothing'),
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
        return null
      })}
    </>
  )
}
