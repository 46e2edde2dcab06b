import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel } from '#kit/shared/ids.ts'

export const Announcement = z.object({
  id: Id,
  titleEn: z.string(),
  titleAr: z.string().nullable(),
  titleBs: z.string().nullable(),
  descriptionEn: z.string(),
  descriptionAr: z.string().nullable(),
  descriptionBs: z.string().nullable(),
  imageUrl: z.string().nullable(),
  published: z.boolean(),
  orderIndex: z.int(),
  createdAt: z.iso.datetime(),
})
export type Announcement = z.infer<typeof Announcement>

export const announcementsContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/announcements',
      summary: 'Published announcements in their order',
      tags: ['Announcements'],
    })
    .input(OfHotel)
    .output(z.array(Announcement)),
}
