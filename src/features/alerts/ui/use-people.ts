import { useMutationState, useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { PersonOnDuty } from '../contract.ts'
import { type Duty, isOnDuty, isQuiet } from '../rules.ts'
import { peopleQuery } from './api.ts'

/** What is sent to say when somebody is on duty; the person is as whoever says so saw them. */
export type DutyChange = { person: PersonOnDuty; duty: Duty }
export const DUTY = ['alerts', 'duty']

/** The staff and when each is on duty, with what was chosen here and is still on its way, as of now by the hotel's clock. */
export function usePeople() {
  const { slug, timeZone } = useHotel()
  const now = useNow()
  const query = useQuery(peopleQuery(slug))
  const sent = useMutationState({
    filters: { mutationKey: DUTY, status: 'pending' },
    select: ({ state }) => state.variables as DutyChange,
  })
  const people = query.data?.map((saved): PersonOnDuty => {
    const last = sent.findLast((change) => change.person.userId === saved.userId)
    const person = { ...saved, ...last?.duty }
    const isNow = { isOnDuty: isOnDuty(person, now, timeZone), isQuiet: isQuiet(person, now, timeZone) }
    return { ...person, ...isNow }
  })
  return { ...query, data: people }
}
