import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useSavedEntry } from '#features/knowledge/ui/use-knowledge-actions.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { unansweredQuestionsApi } from './api.ts'
import { useQuestionActions, useWithoutDismissals } from './use-question-actions.ts'

/** The waiting questions that the entry just saved answers, to be taken off the list with one tap. */
export function AnsweredNow() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const saved = useSavedEntry()
  const [seenAt, setSeenAt] = useState(saved?.at ?? 0)
  const { dismiss } = useQuestionActions()
  const isNew = saved !== null && saved.at > seenAt
  const asked = unansweredQuestionsApi.query.answeredBy.queryOptions({
    input: { slug, entryId: saved?.id ?? '' },
  })
  const { data = [] } = useQuery({ ...asked, queryKey: [...asked.queryKey, saved?.at], enabled: isNew })
  const groups = useWithoutDismissals(data, ['pending', 'success'])
  if (!isNew || groups.length === 0) return null
  const close = () => setSeenAt(saved.at)
  const mark = () => {
    dismiss.mutate({ groups, isAnswered: true })
    close()
  }
  return (
    <Dialog
      title={t('questions.now.title', { count: groups.length })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('questions.now.later')}</Button>
          <Button look="primary" onClick={mark}>
            {t('questions.now.mark')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('questions.now.text')}</p>
      <ul className="mt-4 divide-y divide-line rounded-md border border-line">
        {groups.map(({ questions: [head], answerIds, count }) => (
          <li key={answerIds[0]} className="flex items-baseline justify-between gap-4 px-4 py-3">
            <bdi lang={head?.language} className="min-w-0 font-medium wrap-anywhere">
              {head?.text}
            </bdi>
            <span className="tabular shrink-0 text-sm text-muted">{t('questions.asked', { count })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
