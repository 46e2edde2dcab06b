import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel } from '#kit/shared/ids.ts'

export const ServiceIcon = z.enum(['UtensilsCrossed', 'Sparkles', 'Flower2', 'Dumbbell', 'Car', 'MapPin'])
export type ServiceIcon = z.infer<typeof ServiceIcon>

/** A service of a hotel. A path means that it is functional; it is relative to the hotel's area. */
export const Service = z.object({
  id: Id,
  icon: ServiceIcon,
  enabled: z.boolean(),
  isGloballyEnabled: z.boolean(),
  orderIndex: z.int(),
  path: z.string().nullable(),
  labelEn: z.string(),
  labelAr: z.string().nullable(),
  labelBs: z.string().nullable(),
})
export type Service = z.infer<typeof Service>

export const servicesContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/services',
      summary: 'Services of a hotel in their order',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ enabledOnly: z.boolean().default(true) }))
    .output(z.array(Service)),
}
