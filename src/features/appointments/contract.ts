import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ServiceBooking, slotErrors } from '#features/service-bookings/contract.ts'
import { NAME_LENGTH } from '#features/service-bookings/limits.ts'
import { Category } from '#features/service-items/contract.ts'
import { CAPACITY_MAX } from '#features/service-items/rules.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { Day, Id, OfHotel, optionalText } from '#kit/shared/shapes.ts'
import { DAYS_SHOWN_MAX, SLOT_DAYS_MAX } from './limits.ts'

const Moment = z.iso.datetime()

/** When an appointment can begin, and with whom or where; guests who do not choose are not told. */
export const Slot = z.object({ startsAt: Moment, resourceIds: z.array(Id) })
export type Slot = z.infer<typeof Slot>

/** A time at which a resource cannot be had. */
export const Block = z.object({
  id: Id,
  resourceId: Id,
  beginsAt: Moment,
  endsAt: Moment,
  reason: z.string().nullable(),
})
export type Block = z.infer<typeof Block>

/** From one moment to another, the last one excluded. */
const OpenTime = z.object({ begins: Moment, ends: Moment })

const route = (method: 'GET' | 'POST', path: string, summary: string) => ({
  method,
  path: `/hotels/{slug}/${path}` as const,
  summary,
  tags: ['Services'],
})

/** What is the appointments' own beside their bookings: free times, the days of the resources, blocked times. */
export const appointmentsContract = {
  hours: oc
    .errors(commonErrors)
    .route(route('GET', 'service-hours', 'When the services are open, by what they offer now'))
    .input(OfHotel)
    .output(
      z.array(
        z.object({
          category: Category,
          /** Those of the next days, one after another; one that is open now has begun. */
          times: z.array(OpenTime),
        }),
      ),
    ),
  slots: oc
    .errors(commonErrors)
    .route(route('GET', 'offers/{offerId}/slots', 'When an appointment can begin, by the days of the hotel'))
    .input(
      OfHotel.extend({
        offerId: Id,
        from: Day,
        days: z.int().min(1).max(SLOT_DAYS_MAX).default(14),
        places: z.int().min(1).max(CAPACITY_MAX).default(1),
        /** An appointment of one's own that is to be moved, whose place counts as free. */
        except: Id.nullable().default(null),
        /** Without the offer's lead time, to which staff need not keep; of others it changes nothing. */
        isAtDesk: z.boolean().default(false),
      }),
    )
    .output(z.array(z.object({ day: Day, slots: z.array(Slot) }))),
  days: oc
    .errors(commonErrors)
    .route(route('GET', 'appointments', 'The appointments and blocked times of some days'))
    .input(OfHotel.extend({ from: Day, days: z.int().min(1).max(DAYS_SHOWN_MAX).default(1) }))
    .output(z.object({ appointments: z.array(ServiceBooking), blocks: z.array(Block) })),
  block: oc
    .errors({ ...commonErrors, ...slotErrors })
    .route(route('POST', 'resources/{resourceId}/blocks', 'Block a time of a resource'))
    .input(
      OfHotel.extend({
        resourceId: Id,
        beginsAt: Moment,
        endsAt: Moment,
        reason: optionalText(NAME_LENGTH).default(null),
      }).refine(({ beginsAt, endsAt }) => Date.parse(beginsAt) < Date.parse(endsAt)),
    )
    .output(Block),
  unblock: oc
    .errors(commonErrors)
    .route(route('POST', 'resource-blocks/{id}/delete', 'Free a blocked time'))
    .input(OfHotel.extend({ id: Id }))
    .output(Block),
}
