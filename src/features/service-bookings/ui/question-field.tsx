import { useId } from 'react'
import type { Answer } from '#features/service-items/pricing.ts'
import type { Question } from '#features/service-items/questions.ts'
import { ANSWER_NOTE_MAX } from '#features/service-items/rules.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'

export type Of<Kind> = {
  question: Extract<Question, { kind: Kind }>
  answer: Answer
  money: (minor: number) => string
  error: string | undefined
  onAnswer: (answer: Answer) => void
}

/** A number, with what one costs. */
export function CountField({ question, answer, money, error, onAnswer }: Of<'count'>) {
  const localized = useLocalized()
  const name = localized(question.label)
  const { id, min, max, price } = question
  return (
    <div id={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-1.5">
      <span className="min-w-0 grow basis-30">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        {price > 0 && (
          <span className="block text-[0.9375rem] text-muted">
            <bdi className="tabular">+ {money(price)}</bdi>
          </span>
        )}
        {error && (
          <span role="alert" className="block text-[0.9375rem] font-medium text-late">
            {error}
          </span>
        )}
      </span>
      <Stepper
        name={name}
        quantity={answer.count ?? 0}
        min={min}
        max={max}
        isSoft
        onChange={(count) => onAnswer({ id, count })}
      />
    </div>
  )
}

/** One of several. */
export function ChoiceField({ question, answer, money, onAnswer }: Of<'choice'>) {
  const localized = useLocalized()
  const { id, choices } = question
  const group = useId()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-[0.9375rem] font-medium">
        <bdi>{localized(question.label)}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="relative flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line bg-card px-3.5 py-1.5 transition-colors hover:bg-tint has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              checked={answer.choice === choice.id}
              onChange={() => onAnswer({ id, choice: choice.id })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <bdi className="min-w-0 wrap-anywhere">{localized(choice.label)}</bdi>
            {choice.price > 0 && <bdi className="tabular text-[0.9375rem]">+ {money(choice.price)}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type WordsFieldProps = {
  label: string
  text: string
  limit: number
  error?: string | undefined
  onText: (text: string) => void
}

/** A few words. */
export const WordsField = ({ label, text, limit, error, onText }: WordsFieldProps) => (
  <Field label={label} error={error} typed={{ text, limit }}>
    {(control) => (
      <textarea
        {...control}
        rows={1}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={`${inputClass} field-sizing-content max-h-40 resize-y py-3`}
      />
    )}
  </Field>
)

/** A question in words. */
export function NoteField({ question, answer, error, onAnswer }: Of<'note'>) {
  const localized = useLocalized()
  const { id } = question
  return (
    <div id={id}>
      <WordsField
        label={localized(question.label)}
        text={answer.note ?? ''}
        limit={ANSWER_NOTE_MAX}
        error={error}
        onText={(note) => onAnswer({ id, note })}
      />
    </div>
  )
}
