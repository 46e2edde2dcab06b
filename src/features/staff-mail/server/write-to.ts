import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { htmlOf, type Letter, plainOf } from '#kit/server/mail/letter.ts'
import type { Mailed } from '#kit/server/mail/send.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { findStaffMail, saveTaken } from './queries.ts'

export type Mailer = Pick<RequestContext, 'database' | 'mail'>
export type HotelOfMail = NonNullable<Awaited<ReturnType<typeof findOpenHotel>>>
/** Whom a letter is for, and what it may lead to. */
export type Reader = {
  hotel: HotelOfMail
  /** The public address of a page such as `/hotelly/…`. */
  addressOf(path: string): string
  unsubscribeUrl: string
  /** Why they get the letter, and where they choose which ones. */
  foot: readonly string[]
}

type Addressed = {
  hotelId: string
  userId: string
  /** Names this e-mail whenever it is repeated. */
  id: string
  /** Also to an address that has been refused, to try whether it takes e-mails now. */
  isTrial?: boolean
}

/**
 * Writes to somebody of a hotel's staff, in their language, in the name of the hotel, and notes at the person whether
 * their address was refused. No transaction is open while the mail server is waited for.
 * @returns null where there is nobody to write to, or no mail server
 */
export async function writeTo(
  { database, mail }: Mailer,
  { hotelId, userId, id, isTrial = false }: Addressed,
  letterFor: (language: Language, reader: Reader) => Letter,
): Promise<Mailed | null> {
  const { person, hotel } = await database.withActor(SYSTEM, async (tx) => ({
    person: await findStaffMail(tx, hotelId, userId),
    hotel: await findOpenHotel(tx, hotelId),
  }))
  if (!mail || !person || !hotel || (person.refusal && !isTrial)) return null
  const letter = letterFor(person.language, {
    hotel,
    addressOf: (path) => mail.publicUrl + path,
    unsubscribeUrl: mail.unsubscribeUrl(`${hotelId} ${userId}`),
    foot: ['why', 'where'].map((key) =>
      textIn(person.language, 'mail', `foot.${key}`, { hotel: hotel.name }),
    ),
  })
  const mailed = await mail.send({
    to: person.address,
    fromName: hotel.name,
    subject: letter.subject,
    text: plainOf(letter),
    html: htmlOf(letter),
    id,
    unsubscribeUrl: letter.unsubscribe?.url ?? null,
  })
  const refusal = mailed.outcome === 'refused' ? mailed.words : null
  const isNews = mailed.outcome !== 'failed' && (refusal !== null || person.refusal !== null)
  if (isNews) await database.withActor(SYSTEM, (tx) => saveTaken(tx, userId, person.address, refusal))
  return mailed
}

/** For a job, which is tried again later: throws where the mail server failed. */
export function expectMailed(mailed: Mailed | null) {
  if (mailed?.outcome === 'failed') throw new Error(`the mail server: ${mailed.words}`)
}
