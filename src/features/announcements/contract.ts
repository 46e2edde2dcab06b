import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PICTURE_URL_LENGTH } from '#features/images/contract.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel, plainText, requiredTexts, Texts } from '#kit/shared/shapes.ts'

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 2000

export const Announcement = z.object({
  id: Id,
  title: Texts,
  description: Texts,
  imageUrl: z.string().nullable(),
  published: z.boolean(),
  orderIndex: z.int(),
  createdAt: z.iso.datetime(),
})
export type Announcement = z.infer<typeof Announcement>

/** An announcement as staff see it; `version` increases with every change of its content. */
export const StaffAnnouncement = Announcement.extend({ version: z.int() })
export type StaffAnnouncement = z.infer<typeof StaffAnnouncement>

/** What the form submits: English is required, the other languages fall back to it (ANA-02). */
export const AnnouncementDraft = z.strictObject({
  title: requiredTexts(TITLE_MAX),
  description: requiredTexts(DESCRIPTION_MAX),
  imageUrl: plainText(PICTURE_URL_LENGTH).nullable().default(null),
  published: z.boolean().default(true),
})
export type AnnouncementDraft = z.infer<typeof AnnouncementDraft>

const changeErrors = {
  ...commonErrors,
  ...changedError(StaffAnnouncement),
  IMAGE_UNKNOWN: { status: 400 },
} as const

const OfAnnouncement = OfHotel.extend({ id: Id, version: z.int().min(1) })

export const announcementsContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/announcements',
      summary: 'Published announcements in display order',
      tags: ['Announcements'],
    })
    .input(OfHotel)
    .output(z.array(Announcement)),
  listAll: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/announcements/all',
      summary: 'All announcements, including hidden ones',
      tags: ['Announcements'],
    })
    .input(OfHotel)
    .output(z.array(StaffAnnouncement)),
  add: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/announcements',
      summary: 'Add an announcement',
      tags: ['Announcements'],
    })
    .input(OfHotel.extend({ announcement: AnnouncementDraft }))
    .output(StaffAnnouncement),
  update: oc
    .errors(changeErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/announcements/{id}',
      summary: 'Save an announcement',
      tags: ['Announcements'],
    })
    .input(OfAnnouncement.extend({ announcement: AnnouncementDraft }))
    .output(StaffAnnouncement),
  publish: oc
    .errors(changeErrors)
    .route({
      method: 'PATCH',
      path: '/hotels/{slug}/announcements/{id}',
      summary: 'Publish or hide an announcement',
      tags: ['Announcements'],
    })
    .input(OfAnnouncement.extend({ published: z.boolean() }))
    .output(StaffAnnouncement),
  remove: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/announcements/{id}/delete',
      summary: 'Delete an announcement and its picture',
      tags: ['Announcements'],
    })
    .input(OfAnnouncement)
    .output(z.object({ id: Id })),
  place: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/announcements/{id}/place',
      summary: 'Move an announcement before another, or to the end',
      tags: ['Announcements'],
    })
    .input(OfHotel.extend({ id: Id, beforeId: Id.nullable() }))
    .output(z.array(z.object({ id: Id, orderIndex: z.int() }))),
}
