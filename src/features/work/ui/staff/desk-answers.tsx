import { useTranslation } from 'react-i18next'
import type { Offer } from '#features/offers/contract.ts'
import { type Answer, usualAnswer } from '#features/offers/pricing.ts'
import type { Question } from '#features/offers/questions.ts'
import { ANSWER_NOTE_MAX } from '#features/offers/rules.ts'
import { Field, TextField } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'

type AnswersProps = {
  offer: Offer
  answers: readonly Answer[]
  places: number
  onChange: (more: { answers?: Answer[]; places?: number }) => void
}

/** For how many it is, and what the offer asks. */
export function DeskAnswers({ offer, answers, places, onChange }: AnswersProps) {
  const { t } = useTranslation('work')
  const answer = (given: Answer) =>
    onChange({ answers: [...answers.filter(({ id }) => id !== given.id), given] })
  if (offer.questions.length === 0 && offer.placesMax === 1) return null
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {offer.kind === 'appointment' && offer.placesMax > 1 && (
        <Numbers
          label={t('desk.book.people')}
          from={1}
          to={offer.placesMax}
          value={places}
          onChoose={(count) => onChange({ places: count })}
        />
      )}
      {offer.questions.map((question) => (
        <OneAnswer
          key={question.id}
          question={question}
          answer={answers.find(({ id }) => id === question.id) ?? usualAnswer(question)}
          onAnswer={answer}
        />
      ))}
    </div>
  )
}

type OneProps = { question: Question; answer: Answer; onAnswer: (answer: Answer) => void }

function OneAnswer({ question, answer, onAnswer }: OneProps) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const { id } = question
  const label = localized(question.label)
  switch (question.kind) {
    case 'count':
      return (
        <Numbers
          label={label}
          from={question.min}
          to={question.max}
          value={answer.count ?? question.usual}
          onChoose={(count) => onAnswer({ id, count })}
        />
      )
    case 'choice':
      return (
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              value={answer.choice}
              onChange={({ target }) => onAnswer({ id, choice: target.value })}
            >
              {question.choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {localized(one.label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )
    case 'note':
      return (
        <TextField
          label={label}
          required={question.isRequired}
          limit={ANSWER_NOTE_MAX}
          autoComplete="off"
          value={answer.note ?? ''}
          onChange={({ target }) => onAnswer({ id, note: target.value || null })}
        />
      )
    case 'picture':
      return (
        <p className="grid gap-1 text-muted">
          <bdi className="font-medium">{label}</bdi>
          {t('picture.notAtDesk')}
        </p>
      )
  }
}

type NumbersProps = {
  label: string
  from: number
  to: number
  value: number
  onChoose: (value: number) => void
}

const Numbers = ({ label, from, to, value, onChoose }: NumbersProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
