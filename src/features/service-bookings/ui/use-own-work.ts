import { useQueryClient } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putOwn } from '#features/sessions/ui/own-list.ts'
import type { GuestWork } from '../contract.ts'
import { myWork } from './my-work-query.ts'

/** Puts a request or an appointment as it is now into the guest's list. */
export function usePutOwnWork() {
  const { slug } = useHotel()
  const client = useQueryClient()
  return (work: GuestWork) => {
    const { queryKey } = myWork(slug)
    putOwn(client, { slug, name: 'work', queryKey }, work)
    void client.invalidateQueries({ queryKey })
  }
}
