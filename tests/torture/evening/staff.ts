import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '#features/room-service/contract.ts'
import { nextStatus } from '#features/bookings/rules.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import type { Api } from '../kit/client.ts'
import type { Who } from './history.ts'
import type { Plan, StaffStep } from './plan.ts'
import { apiFor, attempt, choose, insist, isOver, type Stage, watch } from './stage.ts'
import { markedText, markOf } from './world.ts'

/** Takes an order one step on, as the board's button does. */
export async function advance(api: Api, slug: string, booking: Order | undefined) {
  const status = booking && nextStatus(booking.status)
  if (!booking || !status) return
  const { id, version, paymentStatus, staffNotes } = booking
  await attempt(() => api.bookings.update({ slug, id, version, status, paymentStatus, staffNotes }))
}

/** The front desk of a hotel. */
export async function playStaff(stage: Stage, plan: Plan, at: number) {
  const script = plan.staff[at]
  const hotel = stage.world.hotels[script?.hotel ?? -1]
  if (!script || !hotel) throw new Error(`There is no staff ${at}`)
  const { slug } = hotel
  const cookies = new Map<string, string>()
  const who = (): Who => ({ role: 'staff', hotel: hotel.at, guest: null, device: `staff ${at}` })
  const server = at + 1
  const api = apiFor(stage, cookies, { who, server })
  const trespassing = apiFor(stage, cookies, { who, server, isTrespass: true })

  const list = async (scope: 'ongoing' | 'previous') =>
    (await attempt(() => api.bookings.list({ slug, scope, search: '' })))?.bookings ?? []
  const bookingFor = async ({ pick }: StaffStep, scope: 'ongoing' | 'previous' = 'ongoing') =>
    choose(await list(scope), pick)

  const change = async (name: 'complete' | 'cancel' | 'reopen', step: StaffStep) => {
    const booking = await bookingFor(step, name === 'reopen' ? 'previous' : 'ongoing')
    if (booking) await attempt(() => api.bookings[name]({ slug, id: booking.id, version: booking.version }))
  }

  const changeRoom = async (step: StaffStep) => {
    const booking = await bookingFor(step)
    if (!booking || booking.status === 'cancelled') return
    const { id, version, status, paymentStatus, staffNotes } = booking
    const roomNumber = String(300 + (step.pick % 90))
    await attempt(() =>
      api.bookings.update({ slug, id, version, status, paymentStatus, staffNotes, roomNumber }),
    )
  }

  const moveGuest = async ({ pick }: StaffStep) => {
    const listed = await attempt(() => api.guests.list({ slug }))
    const known = choose(hotel.guests, pick)
    const row = listed?.guests.find(({ id }) => id === known?.id)
    if (!known || !row) return
    const roomNumber = String(400 + (pick % 90))
    known.rooms.push(roomNumber)
    const { id, version, loginName, expiresOn, isActive } = row
    await attempt(() =>
      api.guests.update({ slug, id, version, loginName, roomNumber, expiresOn, isActive, isSameGuest: true }),
    )
  }

  const changeDish = async (step: StaffStep) => {
    const dish = choose((await attempt(() => api.menu.listAll({ slug }))) ?? [], step.pick)
    if (!dish) return
    const { id, version, orderIndex: _orderIndex, ...item } = dish
    if (step.name === 'reprice') {
      const price = 100 * (1 + (step.pick % 40)) + step.amount
      await attempt(() => api.menu.update({ slug, id, version, item: { ...item, price } }))
    } else {
      const enabled = !dish.enabled
      await attempt(() =>
        api.menu.change({ slug, items: [{ id, version }], change: { kind: 'enabled', enabled } }),
      )
    }
    await attempt(() => api.menu.list({ slug }))
  }

  const announce = () =>
    attempt(() =>
      api.announcements.add({
        slug,
        announcement: {
          title: inEnglish(markedText(markOf(hotel.at))),
          description: inEnglish('Tonight at the pool.'),
          imageUrl: null,
          published: true,
        },
      }),
    )
  const hideAnnouncement = async ({ pick }: StaffStep) => {
    const one = choose((await attempt(() => api.announcements.listAll({ slug }))) ?? [], pick)
    if (!one) return
    const { id, version, published } = one
    await attempt(() => api.announcements.publish({ slug, id, version, published: !published }))
  }
  const inform = () =>
    attempt(() =>
      api.knowledge.add({
        slug,
        entry: {
          topic: `Breakfast ${markedText(markOf(hotel.at))}`,
          content: 'From seven to ten.',
          active: true,
        },
      }),
    )

  const answer = async ({ pick }: StaffStep) => {
    const waiting = await attempt(() => api.chat.listConversations({ slug, scope: 'all' }))
    const one = choose(waiting ?? [], pick)
    if (!one) return
    const input = { slug, id: one.id, key: randomUUID(), text: `At once! ${markedText(markOf(hotel.at))}` }
    await insist(stage, () => api.chat.reply(input))
  }

  const trespass = async ({ pick }: StaffStep) => {
    const other = choose(
      stage.world.hotels.filter((each) => each !== hotel),
      pick,
    )
    if (!other) return
    await attempt(() => trespassing.bookings.list({ slug: other.slug, scope: 'ongoing', search: '' }))
    const foreign = { slug, id: other.dishes[0].id, version: 1 }
    await attempt(() => trespassing.menu.remove(foreign))
    await attempt(() => trespassing.hotels.listAll({ search: '' }))
  }

  const play = async (step: StaffStep) => {
    switch (step.name) {
      case 'advance':
        return advance(api, slug, await bookingFor(step))
      case 'complete':
      case 'cancel':
      case 'reopen':
        return change(step.name, step)
      case 'change room of order':
        return changeRoom(step)
      case 'move guest':
        return moveGuest(step)
      case 'reprice':
      case 'sell out':
        return changeDish(step)
      case 'announce':
        return announce()
      case 'hide announcement':
        return hideAnnouncement(step)
      case 'inform':
        return inform()
      case 'answer':
        return answer(step)
      case 'trespass':
        return trespass(step)
    }
  }

  const signIn = () =>
    insist(stage, () =>
      api.sessions.signInHotelAdmin({ slug, email: hotel.admin.email, password: STAFF_PASSWORD }),
    )
  await signIn()
  watch(stage, `${slug}/staff`, cookies, who(), server)
  for (const step of script.steps) {
    if (isOver(stage)) break
    await pause(step.afterMs)
    await play(step)
  }
  const arrive = async () => {
    const current = await attempt(() => api.sessions.currentHotelAdmin({ slug }))
    if (!current) await signIn()
  }
  return { who, api, slug, arrive }
}
