import { z } from 'zod'
import type { CallByKind } from '#features/bookings/server/records.ts'
import { listMailed } from '#features/staff-mail/server/queries.ts'
import { type Mailer, type Reader, writeByJob } from '#features/staff-mail/server/write-to.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import type { Letter } from '#kit/server/mail/letter.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import { PANEL_PAGES } from '../panel-pages.ts'
import { STEPS } from '../rules.ts'
import { alarmOf, type Unseen } from './alarm.ts'
import { listPeople } from './duty-queries.ts'
import { findUnseen } from './unseen.ts'

/** The kind of the job that writes to one person about one booking. */
export const ALERT_MAIL = 'alert-mail'

const AlertMail = z.object({ person: Id, booking: Id })

/** Whom a step reaches by e-mail: those on duty, at last everybody. */
export async function readersAt(tx: Tx, hotelId: string, step: number): Promise<string[]> {
  if (STEPS[step - 1] === 'devices') return []
  const mailed = await listMailed(tx, hotelId, 'alerts')
  if (step === STEPS.length) return mailed
  const people = await listPeople(tx, hotelId)
  return mailed.filter((id) => people.some(({ userId, isOnDuty }) => userId === id && isOnDuty))
}

const letterAbout =
  (unseen: Unseen) =>
  (language: Language, { hotel, panelUrl, foot }: Reader): Letter => {
    const { title, body } = alarmOf(unseen)(language)
    const text = (key: string) => textIn(language, 'mail', `alert.${key}`, { hotel: hotel.name })
    return {
      language,
      subject: title,
      title,
      paragraphs: [body, text('text')],
      button: { text: text('button'), url: panelUrl(PANEL_PAGES[unseen.row.kind]) },
      foot,
    }
  }

/** Writes to one person, unless somebody has seen the booking meanwhile. */
export const mailing =
  (mailer: Mailer, calls: CallByKind): JobHandler =>
  async ({ hotelId, key, payload }) => {
    const { person, booking } = AlertMail.parse(payload)
    const at = { kind: 'visitor', hotelId } as const
    const unseen = await mailer.database.withActor(at, (tx) => findUnseen(tx, hotelId, booking, calls))
    if (unseen) await writeByJob(mailer, { hotelId, userId: person, id: key }, letterAbout(unseen))
    return async () => ({})
  }
