import { followGuest } from '#features/bookings/server/follow.ts'
import { modelWanted } from '#features/room-service/server/hooks.ts'
import { phrasingDoubts } from '#features/assistant/server/phrasing-doubts.ts'
import { phrasingsDoubted } from '#features/knowledge/server/hooks.ts'
import { takeOutsideCall } from '#features/assistant/server/outside/calls.ts'
import { forgetGuest } from '#features/chat/server/queries.ts'
import { lastOrdersOf } from '#features/bookings/server/last-ordered.ts'
import { detachGuest } from '#features/bookings/server/queries.ts'
import { countAppointmentsBeyond } from '#features/appointments/server/follow.ts'
import { resourceNarrowed } from '#features/service-items/server/hooks.ts'
import { guestDeleted, guestMoved, guestsListed } from '#features/guests/server/hooks.ts'

// Connects features to the hooks of features of a lower rank, which must not import them.
guestMoved.add(followGuest)
guestsListed.add(lastOrdersOf)
guestDeleted.add(forgetGuest)
guestDeleted.add(detachGuest)
resourceNarrowed.add(countAppointmentsBeyond)
modelWanted.add(takeOutsideCall)
phrasingsDoubted.add(phrasingDoubts)
