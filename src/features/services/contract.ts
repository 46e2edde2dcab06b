import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel, Texts } from '#kit/shared/shapes.ts'
import { ALL } from '#features/categories/all.ts'

export const ServiceCategory = z.enum(ALL.map(({ category }) => category))

/** How a service looks; more than one can look the same. */
export const ServiceIcon = z.enum(ALL.map(({ icon }) => icon))

/** A hotel's service. A path means that it is available in the app; it is relative to the hotel's area. */
export const Service = z.object({
  id: Id,
  category: ServiceCategory,
  icon: ServiceIcon,
  enabled: z.boolean(),
  isGloballyEnabled: z.boolean(),
  orderIndex: z.int(),
  path: z.string().nullable(),
  label: Texts,
})
export type Service = z.infer<typeof Service>

/** The ids of all services of a hotel, in display order. */
const Order = z.array(Id).min(1).max(100)

export const servicesContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/services',
      summary: 'Services of a hotel in display order',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ enabledOnly: z.boolean().default(true) }))
    .output(z.array(Service)),
  setEnabled: oc
    .errors({
      ...commonErrors,
      /** Switched off for the whole platform, so the hotel's own switch is disabled (OP-64). */
      GLOBALLY_DISABLED: { status: 409 },
    })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/services/{id}/enabled',
      summary: 'Show or hide a service',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ id: Id, enabled: z.boolean() }))
    .output(Service),
  reorder: oc
    .errors({ ...commonErrors, ...changedError(z.array(Service)) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/services/order',
      summary: 'Reorder the services',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ seen: Order, wanted: Order }))
    .output(z.array(Service)),
}
