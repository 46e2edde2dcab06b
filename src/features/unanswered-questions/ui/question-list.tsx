import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryAsGuest } from '#features/chat/ui/staff/entry-as-guest.tsx'
import { NewEntry } from '#features/knowledge/ui/new-entry.tsx'
import type { QuestionGroup } from '../contract.ts'
import { QuestionRow } from './question-row.tsx'
import { type Taught, useQuestionActions, useWithoutDismissals } from './use-question-actions.ts'
import { phrasingOf, useProposed } from './use-proposed.ts'

type ListProps = {
  groups: readonly QuestionGroup[]
  total: number
  /** Shown when the list is empty. */
  children: ReactNode
}

/** The oldest answer: it stays the same when the question is asked again. */
const keyOf = ({ answerIds }: QuestionGroup) => answerIds.at(-1)

/** The list of questions; when one is done, the focus moves to the next. */
export function QuestionList({ groups, total, children }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const { dismiss } = useQuestionActions()
  const [answering, setAnswering] = useState<QuestionGroup | null>(null)
  const [left, setLeft] = useState<{ place: number } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = useWithoutDismissals(groups)
  const proposedTo = useProposed(groups)

  useEffect(() => {
    if (!left) return
    const headings = list.current?.querySelectorAll<HTMLElement>('[data-question] h2')
    const next = headings?.item(Math.min(left.place, headings.length - 1)) ?? list.current
    next?.focus()
  }, [left])

  const leave = (group: QuestionGroup, isAnswered: boolean, taught?: Taught) => {
    const place = shown.findIndex((each) => keyOf(each) === keyOf(group))
    dismiss.mutate({ groups: [group], isAnswered, ...(taught ? { taught } : {}) })
    setLeft({ place })
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      {shown.length === 0 && children}
      {shown.length > 0 && (
        <ul
          aria-label={t('questions.list')}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card"
        >
          {shown.map((group) => (
            <QuestionRow
              key={keyOf(group)}
              group={group}
              proposed={proposedTo(group)}
              onTeach={({ id }) => leave(group, true, { entryId: id, question: phrasingOf(group) })}
              onAnswer={() => setAnswering(group)}
              onDismiss={() => leave(group, false)}
            />
          ))}
        </ul>
      )}
      {total > groups.length && (
        <p className="text-muted">{t('questions.mostFrequent', { shown: groups.length, total })}</p>
      )}
      {answering && (
        <NewEntry
          question={answering.questions[0]?.text ?? ''}
          renderPreview={entryAsGuest}
          onSaved={() => leave(answering, true)}
          onClose={() => setAnswering(null)}
        />
      )}
    </div>
  )
}
