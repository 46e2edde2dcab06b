import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour)).toISOString()
const booking = (created: number, wanted: number | null) => ({
  createdAt: at(created),
  wantedAt: wanted === null ? null : at(wanted),
})

test('what lies ahead stands by its moment, whatever is over was created between', () => {
  const list = [
    booking(9, 40),
    booking(8, null),
    booking(7, 30),
    booking(6, null),
    booking(5, 70),
    booking(4, 12),
    booking(3, null),
    booking(2, 60),
    booking(1, 20),
  ]
  const ordered = inOrder(list).map(({ wantedAt, createdAt }) => wantedAt ?? `over ${createdAt}`)
  expect(ordered).toEqual([
    ...[12, 20, 30, 40, 60, 70].map(at),
    ...[8, 6, 3].map((created) => `over ${at(created)}`),
  ])
})
