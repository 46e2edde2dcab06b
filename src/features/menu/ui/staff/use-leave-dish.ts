import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuAddress } from './dish-address.ts'

/** The ways out of a dish's page: to where it was opened, with all that its address and its place were. */
export function useLeaveDish() {
  const { slug } = useHotel()
  const { history } = useRouter()
  const navigate = useNavigate()
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  return {
    /** Once there is nothing left to save. */
    leave: () => {
      if (cameFrom) history.back({ ignoreBlocker: true })
      else void navigate({ to: menuAddress(slug), replace: true, ignoreBlocker: true })
    },
    /** Of the link to the list, which may also be opened beside the page. */
    goBack: (event: MouseEvent) => {
      const isBeside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (cameFrom !== 'menu' || isBeside) return
      event.preventDefault()
      history.back()
    },
  }
}
