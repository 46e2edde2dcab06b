import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PHRASING_MAX, phrasingFrom } from '#features/knowledge/rules.ts'
import { knowledgeApi } from '#features/knowledge/ui/api.ts'
import { NewEntry } from '#features/knowledge/ui/new-entry.tsx'
import { usePhrasingDoubts } from '#features/knowledge/ui/use-phrasing-doubts.ts'
import { knowledgeQuery } from '#features/knowledge/ui/use-knowledge-actions.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Combobox } from '#kit/web/ui/combobox.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import type { ChatMessage } from '../../message.ts'
import { entryAsGuest } from './entry-as-guest.tsx'
import { useMarkWrong } from './use-mark-wrong.ts'

type WrongAnswerProps = {
  message: ChatMessage
  /** What the guest asked. */
  question: string
  onMarked: () => void
  onClose: () => void
}

/** Asks what should have answered: an entry that is there, a new one, or nothing. */
export function WrongAnswer({ message, question: asked, onMarked, onClose }: WrongAnswerProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const [question, setQuestion] = useState(() => phrasingFrom(asked))
  const [chosen, setChosen] = useState<{ entryId: string } | 'nothing' | null>(null)
  const [isWriting, setWriting] = useState(false)
  const choices = useEntryChoices(phrasingFrom(asked), message)
  const mark = useMarkWrong(message.id, onMarked)
  const entryId = chosen === null || chosen === 'nothing' ? null : chosen.entryId
  const isNothing = chosen === 'nothing'
  const doubt = usePhrasingDoubts([question])(question)
  const isFit =
    question.trim() !== '' && lengthOf(question) <= PHRASING_MAX && (isNothing || entryId !== null)
  const save = () => mark.mutate({ question, entryId: isNothing ? null : entryId })

  if (isWriting)
    return (
      <NewEntry
        question={question}
        renderPreview={entryAsGuest}
        onSaved={({ id }) => mark.mutate({ question, entryId: id })}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={t('inbox.wrong.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="primary" disabled={!isFit} isBusy={mark.isPending} onClick={save}>
            {t('inbox.wrong.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <figure className="grid gap-0.5 border-s-3 border-late/40 ps-3">
          <figcaption className="text-sm text-muted">{t('questions.badAnswer')}</figcaption>
          <blockquote dir="auto" className="line-clamp-4 break-words whitespace-pre-line">
            {message.text}
          </blockquote>
        </figure>
        <TextField
          data-first-focus
          label={t('inbox.wrong.question')}
          hint={t('inbox.wrong.questionHint')}
          warning={isNothing ? undefined : doubt}
          dir="auto"
          limit={PHRASING_MAX}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-[0.9375rem] font-medium">{t('inbox.wrong.should')}</legend>
          <Choice isChosen={!isNothing} onChoose={() => setChosen(null)} text={t('inbox.wrong.entry')} />
          {!isNothing &&
            (choices ? (
              <Combobox
                label={t('inbox.wrong.which')}
                isCompact
                choices={choices}
                value={entryId ?? ''}
                onChange={(id) => setChosen({ entryId: id })}
                noneText={t('inbox.wrong.noneFound')}
                placeholder={t('inbox.wrong.choose')}
              />
            ) : (
              <Skeleton className="h-11" />
            ))}
          <Choice
            isChosen={isNothing}
            onChoose={() => setChosen('nothing')}
            text={t('inbox.wrong.nothing')}
          />
        </fieldset>
        <Button
          look="soft"
          size="sm"
          className="justify-self-start pointer-coarse:min-h-11"
          onClick={() => setWriting(true)}
        >
          <PenLine aria-hidden className="size-4" />
          {t('inbox.wrong.write')}
        </Button>
      </div>
    </Dialog>
  )
}

type ChoiceProps = { text: string; isChosen: boolean; onChoose: () => void }

function Choice({ text, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3.5 py-1.5 has-checked:border-accent-text/60 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="should-answer"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent outline-none"
      />
      {text}
    </label>
  )
}

/** The active entries by topic, those that are near first but for what answered; null while they load. */
function useEntryChoices(question: string, { sources }: ChatMessage) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: entries } = useQuery(knowledgeQuery(slug))
  const proposing = knowledgeApi.query.propose.queryOptions({ input: { slug, questions: [question] } })
  const { data: proposed } = useQuery({ ...proposing, enabled: question !== '' })
  const near = (proposed?.[0]?.entries ?? []).filter(({ id }) => sources.every((source) => source.id !== id))
  const isNear = (id: string) => near.some((each) => each.id === id)
  const choices = entries
    ?.filter(({ active }) => active)
    .map(({ id, topic }) => ({ value: id, label: topic, note: isNear(id) ? t('inbox.wrong.near') : '' }))
    .toSorted((a, b) => Number(isNear(b.value)) - Number(isNear(a.value)) || a.label.localeCompare(b.label))
  return choices ?? null
}
