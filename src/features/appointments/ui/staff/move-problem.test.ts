import { expect, test } from 'vitest'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { minutesOfClock } from '#kit/shared/time.ts'
import { problemAt } from './move-problem.ts'
import type { Day } from './use-day.ts'

const minuteOf = (moment: string) => minutesOfClock(moment.slice(11, 16))
const massage = (id: string, begins: string, ends: string) =>
  ({
    id,
    offerId: 'massage',
    places: 1,
    resource: { id: 'lejla' },
    startsAt: `2026-03-05T${begins}:00Z`,
    endsAt: `2026-03-05T${ends}:00Z`,
  }) as ServiceBooking

const MOVED = massage('moved', '12:00', '13:00')
/** Lejla's morning, with a massage from nine to ten and a quarter of an hour kept free after each. */
const DAY = {
  columns: [
    {
      resource: { id: 'lejla', capacity: 1, isEnabled: true },
      open: [{ from: 0, until: 24 * 60 }],
      appointments: [massage('first', '09:00', '10:00'), MOVED],
      blocks: [],
    },
  ],
  offerOf: () => ({ resourceIds: ['lejla'], bufferMinutes: 15 }),
  spanOf: (begins: string, ends: string) => ({ from: minuteOf(begins), until: minuteOf(ends) }),
} as unknown as Day

const at = (clock: string) => problemAt(DAY, MOVED, { minute: minutesOfClock(clock), resourceId: 'lejla' })

test('time that is kept free around an appointment is told from time that somebody has', () => {
  expect(at('09:30')).toBe('taken')
  expect(at('10:00')).toBe('buffer')
  expect(at('07:50')).toBe('buffer')
  expect(at('10:15')).toBeNull()
})
