import { z } from 'zod'
import type { CallByKind } from '#features/bookings/server/records.ts'
import { listMailed } from '#features/staff-mail/server/queries.ts'
import { expectMailed, type Mailer, type Reader, writeTo } from '#features/staff-mail/server/write-to.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import type { Letter } from '#kit/server/mail/letter.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import { PANEL_PAGES } from '../panel-pages.ts'
import { STEPS } from '../rules.ts'
import { alarmOf, rehearsalAlarm } from './alarm.ts'
import { listPeople } from './duty-queries.ts'
import { withMailed } from './noticed.ts'
import { findRehearsed, note } from './rehearsal-queries.ts'
import { findUnseen } from './unseen.ts'

/** The kind of the job that writes to one person about one booking, or about a rehearsal. */
export const ALERT_MAIL = 'alert-mail'

const AlertMail = z.union([z.object({ person: Id, booking: Id }), z.object({ person: Id, rehearsal: Id })])

/** Whom a step reaches by e-mail: those on duty, at last everybody. */
export async function readersAt(tx: Tx, hotelId: string, step: number): Promise<string[]> {
  if (STEPS[step - 1] === 'devices') return []
  const mailed = await listMailed(tx, hotelId, 'alerts')
  if (step === STEPS.length) return mailed
  const people = await listPeople(tx, hotelId)
  return mailed.filter((id) => people.some(({ userId, isOnDuty }) => userId === id && isOnDuty))
}

type Said = { title: string; body: string; page: string }

const letterOf =
  (say: (language: Language) => Said) =>
  (language: Language, { hotel, panelUrl, foot }: Reader): Letter => {
    const { title, body, page } = say(language)
    const text = (key: string) => textIn(language, 'mail', `alert.${key}`, { hotel: hotel.name })
    return {
      language,
      subject: title,
      title,
      paragraphs: [body, text('text')],
      button: { text: text('button'), url: panelUrl(page) },
      foot,
    }
  }

/** Writes to one person, unless somebody has seen the booking, or the rehearsal, meanwhile. */
export const mailing =
  (mailer: Mailer & Pick<RequestContext, 'events'>, calls: CallByKind): JobHandler =>
  async ({ hotelId, key, payload }) => {
    const { person, ...about } = AlertMail.parse(payload)
    const here = <T>(run: (tx: Tx) => Promise<T>) =>
      mailer.database.withActor({ kind: 'visitor', hotelId }, run)
    const addressed = { hotelId, userId: person, id: key }
    if ('rehearsal' in about) {
      const { rehearsal } = about
      const waits = await here((tx) => findRehearsed(tx, hotelId, rehearsal))
      if (!waits) return async () => ({})
      const say = (language: Language) => ({ ...rehearsalAlarm(waits)(language, { id: '' }), page: 'alerts' })
      const mailed = await writeTo(mailer, addressed, letterOf(say))
      if (await here((tx) => note(tx, hotelId, rehearsal, withMailed(person, mailed))))
        mailer.events.announce('staff', { hotelId, id: rehearsal })
      expectMailed(mailed)
      return async () => ({})
    }
    const unseen = await here((tx) => findUnseen(tx, hotelId, about.booking, calls))
    if (unseen) {
      const say = (language: Language) => ({
        ...alarmOf(unseen)(language),
        page: PANEL_PAGES[unseen.row.kind],
      })
      expectMailed(await writeTo(mailer, addressed, letterOf(say)))
    }
    return async () => ({})
  }
