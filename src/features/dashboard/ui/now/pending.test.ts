import { expect, test } from 'vitest'
import type { ListedConversation } from '#features/chat/inbox-contract.ts'
import type { Order } from '#features/room-service/contract.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { comingUp, pendingOf } from './pending.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 12, minutes)).toISOString()
const now = Date.parse(at(60))

const OPEN = { bookingStatus: 'open', status: 'pending', createdAt: at(0), dueAt: null, promisedAt: null }
const order = (id: string, more: Partial<Order> = {}) => ({ ...OPEN, kind: 'order', id, ...more }) as Order
const booking = (id: string, more: Partial<ServiceBooking>) =>
  ({ ...OPEN, kind: 'request', startsAt: null, id, ...more }) as ServiceBooking
const chat = (id: string, more: Partial<ListedConversation>) =>
  ({
    id,
    waitingSince: null,
    isMine: false,
    unreadCount: 0,
    danger: null,
    seenAt: null,
    lastMessageAt: at(50),
    ...more,
  }) as ListedConversation
const massage = (id: string, more: Partial<ServiceBooking>) =>
  booking(id, { kind: 'appointment', status: 'confirmed', ...more })

const NONE = { orders: [], bookings: [], conversations: [], unseen: new Set<string>() }
const told = (open: Partial<typeof NONE> & object) =>
  pendingOf({ ...NONE, ...open }, now).map(({ thing, why }) => `${thing.id} ${why}`)

test('what is late stands first, the latest on top, whether it was seen or not', () => {
  const orders = [
    order('new', { createdAt: at(58), promisedAt: at(90) }),
    order('late', { status: 'in_preparation', promisedAt: at(50) }),
    order('in time', { status: 'in_preparation', promisedAt: at(90) }),
    order('at the door', { status: 'delivered', promisedAt: at(20) }),
  ]
  const bookings = [booking('towels', { promisedAt: at(30) }), booking('taxi', { promisedAt: at(70) })]
  const unseen = new Set(['new', 'late', 'taxi'])
  expect(told({ orders, bookings, unseen } as object)).toEqual([
    'towels late',
    'late late',
    'taxi unseen',
    'new unseen',
  ])
})

test('an appointment calls for its answer; one that stands is late for nobody', () => {
  const bookings = [
    massage('asked', { status: 'pending', startsAt: at(300) }),
    massage('begun', { startsAt: at(40) }),
  ]
  expect(told({ bookings } as object)).toEqual(['asked unanswered'])
})

test('a guest waits for anybody, or for whoever answers already', () => {
  const conversations = [
    chat('with the assistant', {}),
    chat('mine', { isMine: true, unreadCount: 1 }),
    chat('of a colleague', { unreadCount: 1 }),
    chat('waiting', { waitingSince: at(10) }),
  ]
  expect(told({ conversations } as object)).toEqual(['waiting waits', 'mine waits'])
})

test('an emergency that nobody has seen stands above all else', () => {
  const conversations = [
    chat('waits', { waitingSince: at(10), danger: null, seenAt: null }),
    chat('fire', { waitingSince: at(59), danger: 'fire', seenAt: null }),
    chat('seen', { waitingSince: at(20), danger: 'life', seenAt: at(21) }),
  ]
  const orders = [order('late', { status: 'in_preparation', promisedAt: at(50) })]
  expect(told({ orders, conversations } as object)).toEqual([
    'fire emergency',
    'late late',
    'waits waits',
    'seen waits',
  ])
})

test('next are the appointments of the hotel’s day that are to come and stand', () => {
  const bookings = [
    massage('begun', { startsAt: at(40) }),
    massage('soon', { startsAt: at(75) }),
    massage('asked', { status: 'pending', startsAt: at(80) }),
    massage('after midnight there', { startsAt: at(10 * 60) }),
    booking('taxi', { dueAt: at(90) }),
  ]
  const ids = (zone: string) => comingUp(bookings, now, zone).map((next) => next.booking.id)
  expect(ids('Asia/Riyadh')).toEqual(['soon'])
  expect(ids('UTC')).toEqual(['soon', 'after midnight there'])
})
