import { useMatches } from '@tanstack/react-router'
import { isWall, readBookingsAddress } from '#features/room-service/ui/staff/booking-choices.ts'

const WALL_AT = '/hotelly/$slug/admin/bookings/room-service'

/** Whether the screen is one that fills the window, from its address: its code comes later, and nothing moves then. */
export const useIsBare = () =>
  useMatches({
    select: (matches) => {
      const shown = matches.at(-1)
      return shown?.fullPath === WALL_AT && isWall(readBookingsAddress(shown.search))
    },
  })
