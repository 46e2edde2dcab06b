import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import type { PersonOnDuty } from '../contract.ts'
import { NobodyOnDuty } from './nobody-on-duty.tsx'
import { PersonRow } from './person-row.tsx'
import { usePeople } from './use-people.ts'

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
  if (people.length === 0)
    return (
      <EmptyState icon={UsersRound} title={t('alerts.people.empty')} text={t('alerts.people.emptyText')} />
    )
  return (
    <>
      <div role="status">
        <NobodyOnDuty people={people} />
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} />
        ))}
      </ul>
    </>
  )
}
