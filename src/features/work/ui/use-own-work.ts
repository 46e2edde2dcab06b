import { useQueryClient } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestWork } from '../contract.ts'
import { myWork } from './my-work-query.ts'

/** Puts a request or an appointment as it is now into the guest's list. */
export function usePutOwnWork() {
  const { slug } = useHotel()
  const client = useQueryClient()
  return (work: GuestWork) => {
    const { queryKey } = myWork(slug)
    client.setQueryData(queryKey, (before: GuestWork[] | undefined) => {
      if (!before) return undefined
      const isKnown = before.some(({ id }) => id === work.id)
      return isKnown ? before.map((one) => (one.id === work.id ? work : one)) : [work, ...before]
    })
    void client.invalidateQueries({ queryKey })
  }
}
