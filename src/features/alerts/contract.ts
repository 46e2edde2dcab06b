import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { OfHotel } from '#kit/shared/shapes.ts'
import { areInOrder, MINUTES_MAX } from './rules.ts'

const minute = z.int().min(1).max(MINUTES_MAX)
/** After how many minutes each step comes, each later than the one before. */
const StepMinutes = z.strictObject({ devices: minute, duty: minute, everyone: minute }).refine(areInOrder)

const settings = {
  order: StepMinutes,
  request: StepMinutes,
  appointment: StepMinutes,
  /** Whether a locked screen shows the room and what was booked. */
  namesRoom: z.boolean(),
}

const AlertsDraft = z.strictObject(settings)

/** How a hotel is alerted of what nobody has seen; `version` rises with every change. */
export const AlertSettings = z.object({ ...settings, version: z.int() })
export type AlertSettings = z.infer<typeof AlertSettings>

export const alertsContract = {
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
