import type { Order } from '#features/room-service/contract.ts'
import type { Api } from '../../kit/client.ts'
import type { Held } from '../held.ts'
import type { Who } from '../history.ts'
import type { World } from '../world.ts'
import { guestIdOf } from './leaks.ts'

/** Who is at a screen when the evening is over; `arrive` signs in who was kept from it until then. */
export type Seat = { who: () => Who; api: Api; slug: string; arrive: () => Promise<void> }

const GUEST_STATUS = {
  pending: 'pending',
  confirmed: 'preparing',
  in_preparation: 'preparing',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const

const list = (lines: readonly string[]) => lines.toSorted().join('\n')

const differs = (what: string, shown: readonly string[], held: readonly string[]) =>
  list(shown) === list(held) ? [] : [`${what} shows\n${list(shown)}\nbut the database holds\n${list(held)}`]

async function allBookings(api: Api, slug: string): Promise<Order[]> {
  const all: Order[] = []
  for (const scope of ['ongoing', 'previous'] as const) {
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<Api['bookings']['list']>> = await api.bookings.list({
        slug,
        scope,
        search: '',
        after,
      })
      all.push(...page.bookings)
      after = page.next
    } while (after)
  }
  return all
}

/** Reads every screen anew and compares it with what the database holds. */
export async function checkScreens(
  { who, api, slug }: Omit<Seat, 'arrive'>,
  world: World,
  held: Held,
): Promise<string[]> {
  const { role, device, hotel, guest } = who()
  const hotelId = world.hotels[hotel ?? -1]?.id
  const dishes = held.dishes.filter((dish) => dish.hotelId === hotelId)
  const notices = held.announcements.filter((announcement) => announcement.hotelId === hotelId)
  const [menu, announcements] = await Promise.all([api.menu.list({ slug }), api.announcements.list({ slug })])
  const problems = [
    ...differs(
      `the menu of ${device}`,
      menu.map(({ id, price }) => `${id} ${price}`),
      dishes.filter(({ enabled }) => enabled).map(({ id, price }) => `${id} ${price}`),
    ),
    ...differs(
      `the announcements of ${device}`,
      announcements.map(({ id }) => id),
      notices.filter(({ published }) => published).map(({ id }) => id),
    ),
  ]
  if (role === 'staff') {
    const ofHotel = held.bookings.filter((row) => row.hotelId === hotelId)
    const line = ({
      id,
      version,
      status,
      bookingStatus,
      totalPrice,
      roomNumber,
    }: Order | Held['bookings'][number]) =>
      `${id} ${version} ${status} ${bookingStatus} ${totalPrice} ${roomNumber}`
    problems.push(
      ...differs(`the board of ${device}`, (await allBookings(api, slug)).map(line), ofHotel.map(line)),
    )
    const whole = await api.menu.listAll({ slug })
    const dish = ({ id, price, enabled }: { id: string; price: number; enabled: boolean }) =>
      `${id} ${price} ${enabled}`
    problems.push(...differs(`the editor of ${device}`, whole.map(dish), dishes.map(dish)))
  }
  if (role === 'guest' && (await api.sessions.currentGuest({ slug }))) {
    const guestId = guestIdOf(world, { role, device, hotel, guest })
    const mine = await api.bookings.listMine({ slug })
    problems.push(
      ...differs(
        `the orders of ${device}`,
        mine.map(({ id, status, totalPrice, roomNumber }) => `${id} ${status} ${totalPrice} ${roomNumber}`),
        held.bookings
          .filter((row) => row.guestId === guestId)
          .map(
            ({ id, status, totalPrice, roomNumber }) =>
              `${id} ${GUEST_STATUS[status]} ${totalPrice} ${roomNumber}`,
          ),
      ),
    )
  }
  return problems
}
