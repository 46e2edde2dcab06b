import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PLACES } from '#features/devices/rules.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, OfHotel } from '#kit/shared/shapes.ts'
import { ALERTED_KINDS, STEPS } from './rules.ts'

const Moment = z.iso.datetime()
const Kind = z.enum(ALERTED_KINDS)
const Step = z.enum(STEPS)

/** Whether a panel sounded, or why not: nobody on duty there, silent for a minute, kept silent by the browser, or turned off. */
export const PanelSound = z.enum(['sounded', 'offDuty', 'silenced', 'blocked', 'off'])
export type PanelSound = z.infer<typeof PanelSound>

/** A browser with the panel open. */
const HeardPanel = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  sound: PanelSound,
  soundAt: Moment,
  /** When it showed the red bar. */
  barAt: Moment.nullable(),
})
export type HeardPanel = z.infer<typeof HeardPanel>

/** A device, from the first step that reached it on; `outcome` is null until its push service has answered. */
const RungDevice = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  person: z.string(),
  place: z.enum(PLACES),
  step: Step,
  outcome: z.enum(['delivered', 'gone', 'later', 'failed']).nullable(),
  failure: z.string().nullable(),
  outcomeAt: Moment.nullable(),
  /** When the device itself said that it shows the alarm. */
  shownAt: Moment.nullable(),
})
export type RungDevice = z.infer<typeof RungDevice>

/** An e-mail to somebody, from the first step that reaches them on; `outcome` is null until the mail server has answered. */
const RehearsedMail = z.object({
  userId: Id,
  person: z.string(),
  step: Step,
  outcome: z.enum(['sent', 'refused', 'failed']).nullable(),
  /** What the mail server said where it did not take it. */
  words: z.string().nullable(),
  at: Moment.nullable(),
})
export type RehearsedMail = z.infer<typeof RehearsedMail>

const TakenStep = z.object({
  step: Step,
  at: Moment,
  /** Whom it is for and nothing reaches: people on duty, or of the staff, without a device or e-mails. */
  missing: z.array(z.string()),
  /** How many people it is for. */
  people: z.int(),
})
export type TakenStep = z.infer<typeof TakenStep>

/** The last rehearsal of a hotel's alerts. */
export const Rehearsal = z.object({
  id: Id,
  /** Whose minutes are played. */
  kind: Kind,
  startedAt: Moment,
  startedBy: z.string(),
  starterId: Id,
  seenAt: Moment.nullable(),
  seenBy: z.string().nullable(),
  /** Null while it waits. */
  endedAt: Moment.nullable(),
  /** Whether whoever started it ended it. */
  wasStopped: z.boolean(),
  /** When each step comes, as the minutes are now. */
  due: z.object({ devices: Moment, duty: Moment, everyone: Moment }),
  panels: z.array(HeardPanel),
  steps: z.array(TakenStep),
  devices: z.array(RungDevice),
  mails: z.array(RehearsedMail),
})
export type Rehearsal = z.infer<typeof Rehearsal>

const OfRehearsal = OfHotel.extend({ id: Id })
const route = (method: 'GET' | 'PUT' | 'POST', path: `/${string}` | '', summary: string) => ({
  method,
  path: `/hotels/{slug}/alerts/rehearsal${path}` as const,
  summary,
  tags: ['Alerts'],
})

export const rehearsalContract = {
  rehearsal: oc
    .errors(commonErrors)
    .route(route('GET', '', 'The last rehearsal of the alerts, and what was noticed of it'))
    .input(OfHotel)
    .output(Rehearsal.nullable()),
  rehearse: oc
    .errors(commonErrors)
    .route(route('POST', '', 'Rehearse the alerts, or join the rehearsal that is under way'))
    .input(OfHotel.extend({ kind: Kind }))
    .output(Rehearsal),
  seeRehearsal: oc
    .errors(commonErrors)
    .route(route('PUT', '/{id}/seen', 'Say that somebody has seen the rehearsal, which ends it'))
    .input(OfRehearsal)
    .output(Rehearsal),
  stopRehearsal: oc
    .errors(commonErrors)
    .route(route('PUT', '/{id}/stopped', 'Stop the rehearsal, for whoever started it'))
    .input(OfRehearsal)
    .output(Rehearsal),
  notePanel: oc
    .errors(commonErrors)
    .route(route('PUT', '/{id}/panel', 'Say whether an open panel sounds, and shows the red bar'))
    .input(OfRehearsal.extend({ sound: PanelSound, showsBar: z.boolean() }))
    .output(z.null()),
  noteShown: oc
    .errors(commonErrors)
    .route(route('PUT', '/{id}/devices/{device}/shown', 'Say that a device shows the alarm'))
    .input(OfRehearsal.extend({ device: Id }))
    .output(z.null()),
}
