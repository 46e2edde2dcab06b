import { useMutationState, useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { PersonOnDuty } from '../contract.ts'
import { type Duty, isOnDuty } from '../rules.ts'
import { peopleQuery } from './api.ts'

/** What is sent to say when somebody is on duty. */
export type DutyChange = { person: PersonOnDuty; duty: Duty }
export const DUTY = ['alerts', 'duty']

/** The staff and when each is on duty, with what was chosen here and is still on its way. */
export function usePeople() {
  const { slug } = useHotel()
  const query = useQuery(peopleQuery(slug))
  const sent = useMutationState({
    filters: { mutationKey: DUTY, status: 'pending' },
    select: ({ state }) => state.variables as DutyChange,
  })
  const people = query.data?.map((person) => {
    const last = sent.findLast((change) => change.person.userId === person.userId)
    return { ...person, ...last?.duty }
  })
  return { ...query, data: people }
}

/** Tells of each person whether they are on duty now, by the hotel's clock. */
export function useIsOnDuty() {
  const { timeZone } = useHotel()
  const now = useNow()
  return (person: PersonOnDuty) => isOnDuty(person, now, timeZone)
}
