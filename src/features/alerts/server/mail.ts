import { expectMailed, type Mailer, type Reader, writeTo } from '#features/staff-mail/server/write-to.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import type { JobHandler } from '#kit/server/jobs/job.ts'
import type { Letter } from '#kit/server/mail/letter.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import type { PersonOnDuty } from '../contract.ts'
import { STEPS } from '../rules.ts'
import type { Staff } from './duty-queries.ts'
import { About, type Alarms, type SayAlarm } from './alarm.ts'
import { withMailed } from './noticed.ts'
import { note } from './rehearsal-queries.ts'

/** The kind of the job that writes to one person about something that calls for somebody. */
export const ALERT_MAIL = 'alert-mail'

const AlertMail = About.extend({ person: Id })

/** Whom a step reaches by e-mail: those on duty, at last everybody whom quiet hours do not leave out. */
export const readersAt = ({ people, stepOf }: Staff, step: number): PersonOnDuty[] =>
  people.filter((person) => {
    const from = stepOf(person)
    return person.mail === 'on' && from !== null && STEPS.indexOf(from) < step
  })

const letterOf =
  (say: SayAlarm) =>
  (language: Language, { hotel, addressOf, foot }: Reader): Letter => {
    const { title, body, url } = say(language, { id: '' })
    const text = (key: string) => textIn(language, 'mail', `alert.${key}`, { hotel: hotel.name })
    return {
      language,
      subject: title,
      title,
      paragraphs: [body, text('text')],
      button: { text: text('button'), url: addressOf(url) },
      foot,
    }
  }

/** Writes to one person, unless somebody has seen meanwhile what it is about. */
export const mailing =
  (mailer: Mailer & Pick<RequestContext, 'events'>, alarms: Alarms): JobHandler =>
  async ({ hotelId, key, payload }) => {
    const { person, what, id } = AlertMail.parse(payload)
    const here = <T>(run: (tx: Tx) => Promise<T>) =>
      mailer.database.withActor({ kind: 'visitor', hotelId }, run)
    const alarm = await here((tx) => alarms[what](tx, hotelId, id))
    if (alarm) {
      const mailed = await writeTo(mailer, { hotelId, userId: person, id: key }, letterOf(alarm))
      const isRehearsed = what === 'rehearsal'
      if (isRehearsed && (await here((tx) => note(tx, hotelId, id, withMailed(person, mailed)))))
        mailer.events.announce('staff', { hotelId, id })
      expectMailed(mailed)
    }
    return async () => ({})
  }
