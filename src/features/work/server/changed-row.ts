import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { workContract } from '../contract.ts'
import type { WorkAction } from '../rules.ts'
import type { Changed, changeWork } from './change.ts'
import type { WorkRow } from './rows.ts'

const errors = errorsOf({ moveMine: workContract.moveMine })

export type Request = { action: WorkAction; id: string; version: number }
export type Decide = (row: WorkRow, tx: Tx) => ReturnType<Parameters<typeof changeWork>[3]>

/** The booking that a change was about; throws where there is none, or where its time cannot be. */
export function changedRow({ events }: RequestContext, result: Changed): WorkRow {
  if (!('row' in result)) {
    if (result.outcome === 'absent') throw errors.NOT_FOUND()
    if (result.outcome === 'enough-that-day') throw errors.ENOUGH_THAT_DAY()
    throw result.outcome === 'slot-taken' ? errors.SLOT_TAKEN() : errors.TIME_UNAVAILABLE()
  }
  const { hotelId, id, guestId } = result.row
  if (result.outcome === 'changed') events.announce('work', { hotelId, id, guestId })
  return result.row
}
