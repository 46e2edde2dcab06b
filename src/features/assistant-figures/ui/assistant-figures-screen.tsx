import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { PERIODS } from '../rules.ts'
import { assistantFiguresApi } from './api.ts'
import { FiguresList } from './figures-list.tsx'
import { FiguresTotals } from './figures-totals.tsx'
import { NoFigures, NoHotelFound, NoHotels } from './no-figures.tsx'
import { useFiguresAddress } from './use-figures-address.ts'

/** Chat messages are not announced to the platform's screens, so this one polls. */
const REFRESH_MS = 60_000

/** The assistant's figures per hotel: questions, answers, hand-overs and failing webhooks. */
export function AssistantFiguresScreen() {
  const { t } = useTranslation('platform')
  const { asked, go } = useFiguresAddress()
  const figures = useQuery({
    ...assistantFiguresApi.query.read.queryOptions({ input: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = figures
  useFailureToast(error, t('assistant.loadFailed'))
  const isSearch = asked.search !== ''
  const isSilent = data && Object.values(data.totals).every((each) => each === 0)

  return (
    <Page
      title={t('nav.assistant')}
      lead={t('assistant.lead')}
      tools={
        <Segments
          label={t('assistant.period')}
          choices={PERIODS.map((days) => ({ value: days, text: t(`assistant.days${days}`) }))}
          chosen={asked.days}
          onChoose={(days) => void go({ days })}
        />
      }
    >
      {!data && error && (
        <LoadFailure
          title={t('assistant.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FiguresSkeleton />}
      {data && (
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <FiguresTotals totals={data.totals} />
          {(!isSilent || isSearch) && (
            <SearchField
              label={t('hotels.search')}
              clearLabel={t('hotels.clearSearch')}
              search={asked.search}
              onSearch={(search) => void go({ search })}
              className="w-full sm:max-w-96"
            />
          )}
          {isSearch && data.count === 0 && <NoHotelFound onAll={() => void go({ search: '' })} />}
          {!isSearch && data.count === 0 && <NoHotels />}
          {!isSearch && data.count > 0 && isSilent && (
            <NoFigures days={asked.days} onLonger={(days) => void go({ days })} />
          )}
          {data.count > 0 && (!isSilent || isSearch) && (
            <FiguresList list={data} onPage={(page) => void go({ page })} />
          )}
        </div>
      )}
    </Page>
  )
}

function FiguresSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <div className="grid gap-2">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  )
}
