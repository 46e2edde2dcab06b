import { z } from 'zod'
import { addTelling, type ReadMatter } from '#features/guest-devices/server/matter.ts'
import type { Tx } from '#kit/server/database.ts'
import { readNow } from '#kit/server/now.ts'
import { Id } from '#kit/shared/shapes.ts'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import type { StaffAnnouncement } from '../contract.ts'
import { findForTelling, noteTold } from './queries.ts'

/** What guests are told of announcements. */
export const ANNOUNCEMENT = 'announcement'

const Facts = z.object({ id: Id, at: z.iso.datetime() })

/** Has the guests told of an announcement that they can read from now on. */
export async function tellOfAnnouncement(tx: Tx, hotelId: string, { id, published }: StaffAnnouncement) {
  if (!published) return
  const facts = { id, at: (await readNow(tx)).toISOString() }
  await addTelling(tx, { hotelId, about: ANNOUNCEMENT, key: id, facts })
}

/** An announcement that is still published, and has not been told before. */
export const readAnnouncement: ReadMatter = async (tx, hotelId, given, isBegun) => {
  const { id, at } = Facts.parse(given)
  const found = await findForTelling(tx, hotelId, id)
  if (!found?.published || (found.toldAt && !isBegun)) return null
  const { title } = found
  return {
    whom: null,
    path: 'announcements',
    tag: `announcement ${id}`,
    text: (language) => title[language]?.trim() || title[DEFAULT_LANGUAGE],
    urgency: 'normal',
    until: new Date(Date.parse(at) + DAY_MS),
    begun: (begin) => noteTold(begin, hotelId, id),
  }
}
