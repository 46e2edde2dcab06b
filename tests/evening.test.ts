import { afterAll, beforeAll, expect, test } from 'vitest'
import { possibleAt } from './torture/evening/checks/dishes.ts'
import type { Evidence } from './torture/evening/checks/told.ts'
import { checkWalks } from './torture/evening/checks/walks.ts'
import { copyWithDefect, DEFECTS } from './torture/evening/defects.ts'
import { planOf } from './torture/evening/plan.ts'
import { playEvening } from './torture/evening/play.ts'
import { type Cluster, openCluster } from './torture/kit/database.ts'
import { undoSince } from './torture/kit/part.ts'

// `npm run torture -- evening` plays long ones of many seeds.
let cluster: Cluster

beforeAll(async () => {
  cluster = await openCluster()
}, 60_000)

afterAll(() => undoSince(0), 60_000)

test('in an evening with faults every promise is kept', { timeout: 120_000 }, async () => {
  const { problems, history, held } = await playEvening(planOf(6, 'short'), cluster, '.')
  expect(problems).toEqual([])
  expect(held?.bookings.length).toBeGreaterThan(0)
  expect(history.filter(({ isTrespass, outcome }) => isTrespass && outcome === 'refused')).not.toEqual([])
})

// `npm run torture -- defects` plays them, and each has to be found
test('each defect that an evening has to find can still be put into the sources', async () => {
  for (const name of Object.keys(DEFECTS)) await expect(copyWithDefect(name)).resolves.toContain(name)
})

test('the same seed makes the same evening, another one another', () => {
  expect(planOf(7, 'long')).toEqual(planOf(7, 'long'))
  expect(planOf(8, 'long')).not.toEqual(planOf(7, 'long'))
})

test('which prices a guest may have been shown follows from when they were changed', () => {
  const change = (value: number, start: number, end: number, isDone = true) => ({
    value,
    start,
    end,
    isDone,
    server: 0,
  })
  const changes = [
    change(1, -2, -1),
    change(2, 10, 20),
    change(3, 30, Number.POSITIVE_INFINITY, false),
    change(4, 40, 50),
  ]
  expect(possibleAt(changes, 0, 5)).toEqual([1])
  expect(possibleAt(changes, 5, 15)).toEqual([1, 2])
  expect(possibleAt(changes, 25, 28)).toEqual([2])
  expect(possibleAt(changes, 35, 36)).toEqual([2, 3])
  expect(possibleAt(changes, 60, 70)).toEqual([3, 4])
})

test('changes of a booking may have come in another order than their transactions began', () => {
  const change = (action: string, before: object, after: object) => ({
    bookingId: 'tea',
    action,
    before,
    after,
  })
  const evidenceOf = (version: number) =>
    ({
      history: [
        {
          call: 'bookings.update',
          outcome: 'done',
          input: { id: 'tea' },
          output: { version, status: 'confirmed', bookingStatus: 'open' },
        },
      ],
      held: {
        bookings: [{ id: 'tea', version: 3, status: 'confirmed', bookingStatus: 'open', roomNumber: '431' }],
        changes: [
          change('place', {}, {}),
          change('move', { roomNumber: '203' }, { roomNumber: '431' }),
          change('update', { status: 'pending' }, { status: 'confirmed' }),
        ],
      },
    }) as unknown as Evidence
  expect(checkWalks(evidenceOf(2))).toEqual([])
  expect(checkWalks(evidenceOf(3))).toEqual([])
  expect(checkWalks(evidenceOf(4))).not.toEqual([])
})
