import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { CODES_AT_ONCE, type Guest } from '../contract.ts'
import { guestsApi } from './api.ts'

const nameOf = ({ id, version }: Guest) => `${id} ${version}`

/**
 * The one-time codes made since the screen was opened, as the server tells each only once; a guest who is changed has
 * none, because the change may have ended it.
 */
export function useCodes() {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const { slug } = useHotel()
  const [made, setMade] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  const make = useMutation({
    mutationFn: async (guests: readonly Guest[]) => {
      for (let from = 0; from < guests.length; from += CODES_AT_ONCE) {
        const some = guests.slice(from, from + CODES_AT_ONCE)
        const codes = await guestsApi.call.makeCodes({ slug, ids: some.map(({ id }) => id) })
        const codeOf = new Map(codes.map(({ id, code }) => [id, code]))
        const named = some.map((guest) => [nameOf(guest), codeOf.get(guest.id)] as const)
        setMade((before) => new Map([...before, ...named]))
      }
    },
    onError: (error) => toast.error(t('guests.codeFailed'), { description: errorText(error, '') }),
  })
  return { codeOf: (guest: Guest) => made.get(nameOf(guest)), make }
}

export type CodesOf = ReturnType<typeof useCodes>
