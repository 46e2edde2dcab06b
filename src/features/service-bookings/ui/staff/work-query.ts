import type { QueryClient } from '@tanstack/react-query'
import { openBookingsOf } from '#features/bookings/ui/staff/open-bookings.ts'
import type { Work } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { workApi } from '../api.ts'

export const workQuery = (slug: string, id: string) => workApi.query.get.queryOptions({ input: { slug, id } })

export const dayQuery = (slug: string, day: string) =>
  workApi.query.days.queryOptions({ input: { slug, from: day } })

type Day = Awaited<ReturnType<typeof workApi.call.days>>

const openWork = openBookingsOf<Work>({
  room: 'work',
  readPage: (slug, after, signal) => workApi.call.list({ slug, scope: 'ongoing', after }, { signal }),
  wantedAt,
  keyOf: (slug, id) => workQuery(slug, id).queryKey,
})

/** All open requests and appointments, those first that are wanted first. */
export const openWorkQuery = openWork.query

/** Writes what the server returned to every cached list in which it stands. */
export function showWork(client: QueryClient, slug: string, work: Work) {
  openWork.show(client, slug, work)
  client.setQueriesData<Day>(
    { queryKey: workApi.query.days.key() },
    (day) =>
      day && { ...day, appointments: day.appointments.map((known) => (known.id === work.id ? work : known)) },
  )
}

/** What stands now, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Work | null {
  const data = workApi.dataOf(error, 'CHANGED') ?? workApi.dataOf(error, 'NOT_ALLOWED')
  return data && 'team' in data.current ? data.current : null
}
