import { useMutation } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { type Answers, QUESTION_MAX } from '../contract.ts'
import { knowledgeApi } from './api.ts'

/** Tries a question: shows which entries match, and how strongly. */
export function TryIt({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const [question, setQuestion] = useState('')
  const headingId = useId()
  const ask = useMutation({
    mutationFn: (asked: string) => knowledgeApi.call.ask({ slug, question: asked }),
    onError: (error) => toast.error(t('knowledge.ask.failed'), { description: errorText(error, '') }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() && !ask.isPending) ask.mutate(question)
  }
  return (
    <section
      aria-labelledby={headingId}
      className="grid content-start gap-3 rounded-lg border border-line bg-card p-4 shadow-card"
    >
      <div className="flex items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
          <MessageCircleQuestion aria-hidden className="size-5" />
        </span>
        <div>
          <h2 id={headingId} className="font-semibold">
            {t('knowledge.ask.title')}
          </h2>
          <p className="text-muted">{t('knowledge.ask.lead')}</p>
        </div>
      </div>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <div className="min-w-40 flex-1">
          <Field
            isLabelHidden
            label={t('knowledge.ask.question')}
            typed={{ text: question, limit: QUESTION_MAX }}
          >
            {(control) => (
              <input
                {...control}
                placeholder={t('knowledge.ask.placeholder')}
                dir="auto"
                value={question}
                onChange={({ target }) => setQuestion(target.value)}
                className={inputClass}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="soft" className="min-h-12" isBusy={ask.isPending}>
          {t('knowledge.ask.submit')}
        </Button>
      </form>
      <div aria-live="polite">{ask.data && <Outcome answers={ask.data} onOpen={onOpen} />}</div>
    </section>
  )
}

function Outcome({ answers, onOpen }: { answers: Answers; onOpen: (id: string) => void }) {
  const { t } = useTranslation('hotel-admin')
  const { percent } = useFormatters()
  const { isConfident, certainty, entries } = answers
  return (
    <div className="grid gap-2.5">
      <div
        className={`rounded-md px-3.5 py-2.5 ${isConfident ? 'bg-good-tint text-good' : 'bg-wait-tint text-wait'}`}
      >
        <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
          {t(isConfident ? 'knowledge.ask.sure' : 'knowledge.ask.unsure')}
          {entries.length > 0 && (
            <span className="tabular">{t('knowledge.ask.certainty', { percent: percent(certainty) })}</span>
          )}
        </p>
        {!isConfident && (
          <p>{t(entries.length > 0 ? 'knowledge.ask.unsureText' : 'knowledge.ask.nothing')}</p>
        )}
      </div>
      <ol className="grid gap-1">
        {entries.map((entry, at) => (
          <Answer key={entry.id} entry={entry} isFirst={at === 0 && isConfident} onOpen={onOpen} />
        ))}
      </ol>
    </div>
  )
}

type AnswerProps = { entry: Answers['entries'][number]; isFirst: boolean; onOpen: (id: string) => void }

function Answer({ entry, isFirst, onOpen }: AnswerProps) {
  const { t } = useTranslation('hotel-admin')
  const { percent } = useFormatters()
  const { id, topic, passage, strength } = entry
  return (
    <li className="grid gap-1 rounded-md px-2 py-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <button
          type="button"
          aria-label={t('knowledge.ask.open', { topic })}
          onClick={() => onOpen(id)}
          className="min-h-6 text-start font-semibold hover:underline"
        >
          <bdi>{topic}</bdi>
        </button>
        <span className="tabular text-sm text-muted">
          {t('knowledge.ask.strength', { percent: percent(strength) })}
        </span>
      </div>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${isFirst ? 'bg-good' : 'bg-muted'}`}
          style={{ inlineSize: `${Math.round(strength * 100)}%` }}
        />
      </span>
      {isFirst && (
        <p dir="auto" className="mt-1">
          {passage}
        </p>
      )}
    </li>
  )
}
