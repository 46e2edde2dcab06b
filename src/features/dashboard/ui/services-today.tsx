import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { FigureCard } from '#kit/web/ui/figure-card.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServicesOfToday } from '../contract.ts'
import { servicesTodayApi } from './api.ts'

/** What is late, and which day it is, change without an event. */
const REFRESH_MS = 60_000

/** How the hotel's other services stand; nothing where no area besides room service is open. */
export function ServicesToday() {
  const open = useOpenCategories()
  return open && open.size > 0 ? <Section /> : null
}

function Section() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const { data, error, isFetching, refetch } = useQuery({
    ...servicesTodayApi.query.today.queryOptions({ input: { slug } }),
    refetchInterval: REFRESH_MS,
  })
  return (
    <section aria-labelledby="services-today" className="grid gap-3">
      <h2 id="services-today" className="text-lg font-semibold">
        {t('dashboard.work.title')}
      </h2>
      {data && <Figures today={data} />}
      {!data && error && (
        <EmptyState icon={CloudOff} title={t('dashboard.work.loadFailed')} text={errorText(error, '')}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('common:loading')} className="grid gap-3 sm:grid-cols-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28" />
          ))}
        </div>
      )}
    </section>
  )
}

function Figures({ today }: { today: ServicesOfToday }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { number } = useFormatters()
  const { requests, late, appointments, waiting } = today
  const pages = `/hotelly/${slug}/admin`
  const standing = () => {
    if (late > 0) return t('dashboard.work.late', { count: late })
    return t(requests > 0 ? 'dashboard.work.onTime' : 'dashboard.work.noRequests')
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      <FigureCard
        label={t('dashboard.work.requests')}
        figure={number(requests)}
        text={standing()}
        to={`${pages}/requests`}
        search={{ kind: 'request' }}
        tone={late > 0 ? 'late' : requests > 0 ? 'wait' : undefined}
      />
      <FigureCard
        label={t('dashboard.work.appointments')}
        figure={number(appointments)}
        text={useUpcoming(today)}
        to={`${pages}/appointments`}
      />
      <FigureCard
        label={t('dashboard.work.waiting')}
        figure={number(waiting)}
        text={t(waiting > 0 ? 'dashboard.work.waitingText' : 'dashboard.work.noneWaiting')}
        to={`${pages}/requests`}
        search={{ kind: 'appointment' }}
        tone={waiting > 0 ? 'wait' : undefined}
      />
    </ul>
  )
}

/** Keeps a name's own direction within a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** The next appointment in words: when, what, and where or with whom. */
function useUpcoming({ appointments, upcoming }: ServicesOfToday): string {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters()
  const localized = useLocalized()
  if (!upcoming?.startsAt)
    return t(appointments > 0 ? 'dashboard.work.noneToCome' : 'dashboard.work.noAppointments')
  const { startsAt, name, resource, roomNumber } = upcoming
  const words = {
    time: isolated(time(startsAt)),
    name: isolated(localized(name)),
    room: isolated(roomNumber),
    place: resource ? isolated(localized(resource.name)) : '',
  }
  return t(resource ? 'dashboard.work.upcomingAt' : 'dashboard.work.upcoming', words)
}
