import { useMutationState, useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { PersonOnDuty } from '../contract.ts'
import { type Duty, isOnDuty, isQuiet } from '../rules.ts'
import { peopleQuery } from './api.ts'

/**
 * What is changed of somebody's duty: the person as whoever changes it saw them, the new values alone, and whether these
 * were typed and go on being shown where they are refused.
 */
export type DutyChange = { person: PersonOnDuty; duty: Partial<Duty>; isTyped: boolean }
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
    const person = sent
      .filter((change) => change.person.userId === saved.userId)
      .reduce((before, { duty }) => ({ ...before, ...duty }), saved)
    const isNow = { isOnDuty: isOnDuty(person, now, timeZone), isQuiet: isQuiet(person, now, timeZone) }
    return { ...person, ...isNow }
  })
  return { ...query, data: people }
}
