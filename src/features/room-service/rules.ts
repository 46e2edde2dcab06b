import { earliest } from '#features/bookings/moments.ts'
import type { Order, OrderLine, GuestOrder } from './contract.ts'
import { lineKey } from './line-key.ts'

type Timed = Pick<Order, 'createdAt' | 'dueAt' | 'promisedAt'>

/** When an order is to be at the door; one of before there were promises, when it was placed. */
export const wantedAt = ({ dueAt, promisedAt, createdAt }: Timed) => dueAt ?? promisedAt ?? createdAt

/** Whether a guest's order is still on its way. */
export const isUnderWay = ({ status }: Pick<GuestOrder, 'status'>) =>
  status === 'pending' || status === 'preparing'

/** Whether there is anything to say of payment: nothing is charged for what was cancelled before it was paid. */
export const isCharged = ({ status, paymentStatus }: Pick<GuestOrder, 'status' | 'paymentStatus'>) =>
  status !== 'cancelled' || paymentStatus === 'paid'

/** What tells lines of an order apart: the dish, what was chosen for it, and the note. */
export const keyOfLine = ({ id, choices, note }: Pick<OrderLine, 'id' | 'choices' | 'note'>) =>
  lineKey({ itemId: id, choices: choices.map((choice) => choice.id), note })

export const totalOf = (lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]) =>
  lines.reduce((total, line) => total + line.price * line.quantity, 0)

export const countOf = (lines: readonly Pick<OrderLine, 'quantity'>[]) =>
  lines.reduce((count, line) => count + line.quantity, 0)

type Steps = Pick<Order, 'createdAt' | 'seenAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt'>

/** An order's steps on its way to the guest's door, each with its moment (OP-01). */
export const stepsOf = ({ createdAt, seenAt, confirmedAt, preparationAt, deliveredAt }: Steps) =>
  [
    { name: 'sent', at: createdAt },
    { name: 'seen', at: earliest(seenAt, confirmedAt) },
    { name: 'kitchen', at: preparationAt },
    { name: 'door', at: deliveredAt },
  ] as const

/** How far an order has come: 0 sent, 1 seen, 2 in the kitchen, 3 at the door. */
export const stepOf = (booking: Steps): number => stepsOf(booking).findLastIndex(({ at }) => at !== null)
