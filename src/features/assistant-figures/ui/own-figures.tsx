import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { languageName } from '#kit/shared/language-name.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { FigureCard } from '#kit/web/ui/figure-card.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { OwnFigures as Figures } from '../contract.ts'
import type { HotelPeriod } from '../rules.ts'
import { assistantFiguresApi } from './api.ts'
import { Bars } from './bars.tsx'

const BASES = ['entry', 'data', 'card', 'model', 'talk'] as const

type OwnFiguresProps = {
  days: HotelPeriod
  /** What there is to do as long as nobody has asked anything. */
  children: ReactNode
}

/** What the hotel's assistant did in the last days. */
export function OwnFigures({ days, children }: OwnFiguresProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...assistantFiguresApi.query.readOwn.queryOptions({ input: { slug, days } }),
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return (
      <LoadFailure
        title={t('figures.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <FiguresSkeleton />
  const isEmpty = data.questions + data.handOvers + data.emergencies + data.orders + data.bookings === 0
  if (isEmpty)
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        title={t('figures.empty', { count: days })}
        text={t('figures.emptyText')}
      >
        {children}
      </EmptyState>
    )
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <Cards figures={data} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={t('figures.basis.title')} text={t('figures.basis.text')}>
          <Bars
            bars={[
              ...BASES.map((basis) => ({
                key: basis,
                name: t(`figures.basis.${basis}`),
                count: data.answered[basis],
              })),
              { key: 'unknown', name: t('figures.basis.unknown'), count: data.unknown },
            ]}
          />
        </Panel>
        <Panel title={t('figures.entries')} text={t('figures.entriesText')}>
          <Entries entries={data.entries} />
        </Panel>
        <Panel title={t('figures.languages')} text={t('figures.languagesText')}>
          <Languages languages={data.languages} />
        </Panel>
      </div>
    </div>
  )
}

function Cards({ figures }: { figures: Figures }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { number, percent } = useFormatters()
  const { questions, unknown, handOvers, emergencies, orders, bookings, liked, disliked } = figures
  const rated = liked + disliked
  const panel = `/hotelly/${slug}/admin`
  return (
    <section aria-label={t('figures.title')}>
      <h2 className="sr-only">{t('figures.title')}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        <FigureCard
          label={t('figures.questions')}
          figure={number(questions)}
          text={t('figures.questionsText')}
        />
        <FigureCard
          label={t('figures.unknown')}
          figure={number(unknown)}
          text={questions > 0 ? t('figures.unknownText', { percent: percent(unknown / questions) }) : '–'}
          to={`${panel}/chatbot/questions`}
          tone={unknown > 0 ? 'wait' : undefined}
        />
        <FigureCard
          label={t('figures.liked')}
          figure={rated > 0 ? percent(liked / rated) : '–'}
          text={
            rated > 0
              ? t('figures.likedText', { liked: number(liked), disliked: number(disliked) })
              : t('figures.unrated')
          }
        />
        <FigureCard
          label={t('figures.handOvers')}
          figure={number(handOvers)}
          text={t('figures.handOversText')}
          to={`${panel}/chat`}
        />
        <FigureCard
          label={t('figures.placed')}
          figure={number(orders + bookings)}
          text={t('figures.placedText', { orders: number(orders), bookings: number(bookings) })}
        />
        <FigureCard
          label={t('figures.emergencies')}
          figure={number(emergencies)}
          text={t('figures.emergenciesText')}
          tone={emergencies > 0 ? 'late' : undefined}
        />
      </ul>
    </section>
  )
}

function Entries({ entries }: Pick<Figures, 'entries'>) {
  const { t } = useTranslation('hotel-admin')
  if (entries.length === 0) return <p className="text-muted">{t('figures.noEntries')}</p>
  return (
    <Bars
      bars={entries.map(({ id, topic, count, isThere }) => ({
        key: id,
        name: (
          <>
            <bdi>{topic}</bdi>
            {!isThere && <span className="font-normal text-muted"> · {t('figures.deleted')}</span>}
          </>
        ),
        count,
      }))}
    />
  )
}

function Languages({ languages }: Pick<Figures, 'languages'>) {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  if (languages.length === 0) return <p className="text-muted">{t('figures.noQuestions')}</p>
  return (
    <Bars
      bars={languages.map(({ language, count }) => ({
        key: language,
        name: languageName(language, reader),
        count,
      }))}
    />
  )
}

function FiguresSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}
