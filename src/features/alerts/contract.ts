import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { OpenWeek } from '#features/service-items/resources-contract.ts'
import { ServiceCategory } from '#features/services/contract.ts'
import { Clock, Id, OfHotel } from '#kit/shared/shapes.ts'
import { DUTY_AREAS } from './areas.ts'
import { areInOrder, MINUTES_MAX } from './rules.ts'

const minute = z.int().min(1).max(MINUTES_MAX)
/** After how many minutes each step comes, each later than the one before. */
const StepMinutes = z.strictObject({ devices: minute, duty: minute, everyone: minute }).refine(areInOrder)

const settings = {
  order: StepMinutes,
  request: StepMinutes,
  appointment: StepMinutes,
  /** For a guest who waits in the chat. */
  conversation: StepMinutes,
  /** Whether a locked screen shows the room and what was booked. */
  namesRoom: z.boolean(),
}
/** Minutes that hold for one service in place of those of its kind. */
const areas = z.partialRecord(ServiceCategory, StepMinutes)

const AlertsDraft = z.strictObject({ ...settings, areas: areas.default({}) })

/** How a hotel is alerted of what nobody has seen; `version` rises with every change. */
export const AlertSettings = z.object({ ...settings, areas, version: z.int() })
export type AlertSettings = z.infer<typeof AlertSettings>

const duty = { mode: z.enum(['on', 'off', 'hours']), week: OpenWeek.nullable() }
/** For which areas somebody is on duty; null: for every area, also one that is opened later. */
const DutyAreas = z
  .array(z.enum(DUTY_AREAS))
  .min(1)
  .refine((all) => new Set(all).size === all.length)
  .nullable()
/** Hours of every day in which nothing reaches somebody, by the hotel's clock; over midnight where they end earlier. */
const Quiet = z
  .strictObject({ begins: Clock, ends: Clock })
  .refine(({ begins, ends }) => begins !== ends)
  .nullable()

const DutyDraft = z
  .strictObject({ ...duty, areas: DutyAreas.default(null), quiet: Quiet.default(null) })
  .refine(({ mode, week }) => mode !== 'hours' || week !== null)

/** Somebody of the hotel's staff, and when they are on duty for alerts; `version` rises with every change of that. */
export const PersonOnDuty = z.object({
  userId: Id,
  name: z.string(),
  ...duty,
  areas: DutyAreas,
  quiet: Quiet,
  version: z.int(),
  /** Whether that is now, for whatever areas. */
  isOnDuty: z.boolean(),
  /** Whether they have quiet hours now. */
  isQuiet: z.boolean(),
  /** Whether e-mails reach them, are not wanted, or are refused at their address; null where none are sent here. */
  mail: z.enum(['on', 'off', 'refused']).nullable(),
})
export type PersonOnDuty = z.infer<typeof PersonOnDuty>

/** A message that was tried again and again and has been given up, until somebody lets it be sent again. */
export const GivenUp = z.object({
  /** Such as `ring` or `alert-mail`. */
  kind: z.string(),
  /** When it was given up. */
  at: z.iso.datetime(),
  /** Why its last try failed, in the words of the server that was asked. */
  failure: z.string().nullable(),
})
export type GivenUp = z.infer<typeof GivenUp>

export const alertsContract = {
  givenUp: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/alerts/given-up',
      summary: 'What could not be sent, the newest first',
      tags: ['Alerts'],
    })
    .input(OfHotel)
    .output(z.object({ count: z.int(), newest: z.array(GivenUp) })),
  sendAgain: oc
    .errors(commonErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/alerts/given-up',
      summary: 'Let everything be sent again that was given up',
      tags: ['Alerts'],
    })
    .input(OfHotel)
    .output(z.object({ count: z.int() })),
  people: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/alerts/people',
      summary: 'Who of the staff is on duty when',
      tags: ['Alerts'],
    })
    .input(OfHotel)
    .output(z.array(PersonOnDuty)),
  setDuty: oc
    .errors({ ...commonErrors, ...changedError(PersonOnDuty) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/alerts/people/{userId}',
      summary: 'Say when somebody is on duty',
      tags: ['Alerts'],
    })
    .input(OfHotel.extend({ userId: Id, version: z.int().min(1), duty: DutyDraft }))
    .output(PersonOnDuty),
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/alerts',
      summary: 'After how many minutes who is reached by what nobody has seen',
      tags: ['Alerts'],
    })
    .input(OfHotel)
    .output(AlertSettings),
  save: oc
    .errors({ ...commonErrors, ...changedError(AlertSettings) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/alerts',
      summary: 'Save after how many minutes who is reached',
      tags: ['Alerts'],
    })
    .input(OfHotel.extend({ version: z.int().min(1), alerts: AlertsDraft }))
    .output(AlertSettings),
}
