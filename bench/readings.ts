import { readFigures } from '#features/assistant-figures/server/queries.ts'
import {
  type AuditFilter,
  countNewerAudit,
  listAudit,
  listAuditAcrossHotels,
} from '#features/audit/server/queries.ts'
import { type BookingFilter, listBookings, listPeriod } from '#features/bookings/server/lists.ts'
import { ORDERS } from '#features/bookings/server/of-kinds.ts'
import { countUnconfirmedOrders } from '#features/room-service/server/queries.ts'
import { countWaiting, listConversations } from '#features/chat/server/inbox/queries.ts'
import { readDashboard } from '#features/dashboard/server/queries.ts'
import { countGuests, countMatching, listGuests } from '#features/guests/server/list.ts'
import { listLessons } from '#features/unanswered-questions/server/queries.ts'
import { listHotels } from '#features/hotel-administration/server/queries.ts'
import { listFailingWebhooks, listLocked, readActivity } from '#features/platform-health/server/queries.ts'
import type { Actor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import type { TestHotel } from '#tests/factories.ts'

/** What one screen asks of the database. */
export type Reading = (database: Database, actor: Actor, hotel: TestHotel) => Promise<unknown>

const within =
  (read: (tx: Tx, hotel: TestHotel) => Promise<unknown>): Reading =>
  (database, actor, hotel) =>
    database.withActor(actor, (tx) => read(tx, hotel))

const bookings =
  (wanted: Partial<BookingFilter>): Reading =>
  (database, _actor, { admin }) =>
    listBookings(database, admin, ORDERS, {
      scope: 'previous',
      search: '',
      outcome: null,
      payment: null,
      from: null,
      to: null,
      page: 1,
      after: null,
      ...wanted,
    })

const guests = (search: string) =>
  within(async (tx, { id }) => {
    const wanted = { search, show: null }
    await listGuests(tx, id, wanted, { sort: 'created', isDescending: true, page: 1 })
    await countMatching(tx, id, wanted)
    await countGuests(tx, id)
  })

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const anything: AuditFilter = {
  from: null,
  to: null,
  actor: null,
  entity: null,
  action: null,
  entityId: null,
  search: '',
  timeZone: null,
}

/** The screens of one hotel's staff. */
export const OF_A_HOTEL: Record<string, Reading> = {
  'open bookings': bookings({ scope: 'ongoing' }),
  'newest bookings': bookings({}),
  'bookings of a room': bookings({ search: '117' }),
  'bookings of a name': bookings({ search: 'guest 17' }),
  'bookings to export': within((tx, { id }) =>
    listPeriod(tx, id, ORDERS, { from: dayBefore(30), to: dayBefore(0), after: null }),
  ),
  dashboard: within((tx, { id }) => readDashboard(tx, id, new Date())),
  guests: guests(''),
  'guests of a name': guests('guest 17'),
  activity: within((tx, { id }) => listAudit(tx, id, anything, null)),
  'activity of a person': within((tx, { id }) => listAudit(tx, id, { ...anything, search: 'desk-3' }, null)),
  chats: within(async (tx, { admin }) => {
    await listConversations(tx, admin, 'all')
    await countWaiting(tx, admin)
  }),
  'unanswered questions': within((tx, { id }) => listLessons(tx, id)),
}

const NEWEST = { state: null, sort: 'created', isDescending: true, page: 1 } as const

/** The screens and the metrics of the platform. */
export const OF_THE_PLATFORM: Record<string, Reading> = {
  pulse: within(async (tx) => {
    await readActivity(tx, new Date())
    await listFailingWebhooks(tx)
    await listLocked(tx)
  }),
  'orders waiting': within((tx) => countUnconfirmedOrders(tx)),
  hotels: within((tx) => listHotels(tx, { ...NEWEST, search: '' })),
  'hotels of a name': within((tx) => listHotels(tx, { ...NEWEST, search: 'bench 7' })),
  'activity anywhere': within(async (tx) => {
    await listAuditAcrossHotels(tx, null, anything, null)
    await countNewerAudit(tx, null, anything, null)
  }),
  'activity anywhere of a person': within((tx) =>
    listAuditAcrossHotels(tx, null, { ...anything, search: 'desk-3' }, null),
  ),
  'activity anywhere of nobody': within((tx) =>
    listAuditAcrossHotels(tx, null, { ...anything, search: 'nobody' }, null),
  ),
  'figures of the assistant': within((tx) => readFigures(tx, { days: 1, search: '', page: 1 }, new Date())),
}
