import { followGuest } from '#features/bookings/server/follow.ts'
import { guestMoved } from '#features/guests/server/hooks.ts'

// Which feature is told of what another one does, without that one's knowing it.
guestMoved.add(followGuest)
