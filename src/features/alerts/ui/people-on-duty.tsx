import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import type { PersonOnDuty } from '../contract.ts'
import { ALERTED_KINDS } from '../rules.ts'
import { settingsQuery } from './api.ts'
import { PersonRow } from './person-row.tsx'
import { useIsOnDuty, usePeople } from './use-people.ts'

/** When each person of the staff is on duty. */
export function PeopleOnDuty() {
  const { t } = useTranslation('hotel-admin')
  const { data: people, error, isFetching, refetch } = usePeople()
  return (
    <section aria-labelledby="people-on-duty" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="people-on-duty" className="text-lg font-semibold">
          {t('alerts.people.title')}
        </h2>
        <p className="text-muted">{t('alerts.people.text')}</p>
      </div>
      {people ? (
        <People people={people} />
      ) : error ? (
        <LoadFailure
          title={t('alerts.people.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}

function People({ people }: { people: readonly PersonOnDuty[] }) {
  const { t } = useTranslation('hotel-admin')
  const isNow = useIsOnDuty()
  if (people.length === 0)
    return (
      <EmptyState icon={UsersRound} title={t('alerts.people.empty')} text={t('alerts.people.emptyText')} />
    )
  return (
    <>
      <div role="status">{!people.some(isNow) && <NobodyOnDuty />}</div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} isNow={isNow(person)} />
        ))}
      </ul>
    </>
  )
}

function NobodyOnDuty() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data } = useQuery(settingsQuery(slug))
  const minutes = new Set(data && ALERTED_KINDS.map((kind) => data[kind].everyone))
  const [count] = minutes
  return (
    <p className="flex gap-2.5 rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {count !== undefined && minutes.size === 1
        ? t('alerts.people.nobody', { count })
        : t('alerts.people.nobodyVaried')}
    </p>
  )
}
