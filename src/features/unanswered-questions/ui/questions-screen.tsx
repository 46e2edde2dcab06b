import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck, MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { KnowledgePage } from './knowledge-page.tsx'
import { useTitle } from '#kit/web/title.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { LEARNING_DAYS } from '../rules.ts'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import { questionsQuery } from './api.ts'
import { QuestionList } from './question-list.tsx'

/** Questions that the assistant could not answer well, each one step from a new entry. */
export function QuestionsScreen() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, name } = useHotel()
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(slug))
  useTitle(t('questions.title'), t('knowledge.title'), name)
  useFailureToast(error, t('questions.loadFailed'))
  useFontsOf((data?.groups ?? []).flatMap(({ questions }) => questions.map(({ language }) => language)))

  return (
    <KnowledgePage
      count={data && data.total > 0 ? t('questions.open', { count: data.total }) : null}
      lead={t('questions.lead', { days: LEARNING_DAYS })}
    >
      {data && (
        <QuestionList {...data}>
          <EmptyState icon={CheckCheck} title={t('questions.empty')} text={t('questions.emptyText')}>
            <Link
              to="/hotelly/$slug/admin/chatbot"
              params={{ slug }}
              className={`${buttonClass('plain')} mt-1`}
            >
              {t('questions.tryIt')}
            </Link>
          </EmptyState>
        </QuestionList>
      )}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      )}
      {!data && error && (
        <EmptyState icon={MessageCircleQuestion} title={t('questions.loadFailed')}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </EmptyState>
      )}
    </KnowledgePage>
  )
}
