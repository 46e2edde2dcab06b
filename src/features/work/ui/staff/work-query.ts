import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Work } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { workApi } from '../api.ts'

/** The maximum number of pages of open work that are read; a hotel with more has lost control of it. */
const MOST_PAGES = 20

const openKey = (slug: string) => [['work', 'open'], { slug }] as const

const byTime = (one: Work, other: Work) =>
  wantedAt(one).localeCompare(wantedAt(other)) ||
  one.createdAt.localeCompare(other.createdAt) ||
  one.id.localeCompare(other.id)

/** All open requests and appointments, those first that are wanted first; of each the newest version that is known here. */
export const openWorkQuery = (slug: string) =>
  queryOptions({
    queryKey: openKey(slug),
    queryFn: async ({ signal, client }): Promise<Work[]> => {
      const found = new Map<string, Work>()
      let after: string | null = null
      for (let page = 0; page < MOST_PAGES; page++) {
        const answer: Awaited<ReturnType<typeof workApi.call.list>> = await workApi.call.list(
          { slug, scope: 'ongoing', after },
          { signal },
        )
        for (const work of answer.bookings) found.set(work.id, work)
        after = answer.next
        if (!after) break
      }
      for (const known of client.getQueryData<Work[]>(openKey(slug)) ?? []) {
        const answered = found.get(known.id)
        if (answered && answered.version < known.version) found.set(known.id, known)
      }
      return [...found.values()].sort(byTime)
    },
  })

export const workQuery = (slug: string, id: string) => workApi.query.get.queryOptions({ input: { slug, id } })

export const dayQuery = (slug: string, day: string) =>
  workApi.query.days.queryOptions({ input: { slug, from: day } })

type Day = Awaited<ReturnType<typeof workApi.call.days>>

/** Writes what the server returned to every cached list in which it stands. */
export function showWork(client: QueryClient, slug: string, work: Work) {
  client.setQueryData(workQuery(slug, work.id).queryKey, work)
  client.setQueryData<Work[]>(openKey(slug), (all) => {
    if (!all) return all
    const others = all.filter(({ id }) => id !== work.id)
    return work.bookingStatus === 'open' ? [...others, work].sort(byTime) : others
  })
  client.setQueriesData<Day>(
    { queryKey: workApi.query.days.key() },
    (day) =>
      day && { ...day, appointments: day.appointments.map((one) => (one.id === work.id ? work : one)) },
  )
}

/** What stands now, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Work | null {
  const data = workApi.dataOf(error, 'CHANGED') ?? workApi.dataOf(error, 'NOT_ALLOWED')
  return data && 'team' in data.current ? data.current : null
}
