import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { outcomeOf } from '../kit/client.ts'
import type { Who } from './history.ts'
import type { GuestStep, Plan } from './plan.ts'
import {
  apiFor,
  attempt,
  choose,
  insist,
  isOver,
  RETRY_MS,
  type Stage,
  unwatch,
  watch,
  type Watched,
} from './stage.ts'
import { markedText, markOf } from './world.ts'

/** A phone that guests of one hotel use, one after the other. */
export async function playDevice(stage: Stage, plan: Plan, at: number) {
  const script = plan.devices[at]
  const hotel = stage.world.hotels[script?.hotel ?? -1]
  if (!script || !hotel) throw new Error(`There is no device ${at}`)
  const { slug } = hotel
  const cookies = new Map<string, string>()
  let turn = 0
  let isSignedIn = false
  let menu: GuestMenuItem[] | null = null
  let sessionId = newSessionId()
  let stream: Watched | null = null

  const number = () => script.guests[turn] ?? -1
  const guest = () => {
    const one = hotel.guests[number()]
    if (!one) throw new Error(`There is no guest ${number()}`)
    return one
  }
  const who = (): Who => ({ role: 'guest', hotel: hotel.at, guest: number(), device: `device ${at}` })
  const mark = () => markOf(hotel.at, number())
  const recorder = { who, server: at }
  const api = apiFor(stage, cookies, recorder)
  const trespassing = apiFor(stage, cookies, { ...recorder, isTrespass: true })

  const signIn = async () => {
    for (const roomNumber of guest().rooms.toReversed()) {
      const session = await insist(stage, () =>
        api.sessions.signInGuest({ slug, lastName: guest().name, roomNumber }),
      )
      if (!session) continue
      isSignedIn = true
      stream ??= watch(stage, `${slug}/guest`, cookies, who(), at)
      return
    }
  }
  const browse = async () => {
    menu = await insist(stage, () => api.menu.list({ slug }))
    await attempt(() => api.announcements.list({ slug }))
  }

  const order = async (step: GuestStep, isSecond = false): Promise<void> => {
    if (!menu) await browse()
    const lines = [
      ...new Set(Array.from({ length: step.amount }, (_, n) => choose(menu ?? [], step.pick + n * 7))),
    ]
      .filter((dish) => dish !== undefined)
      .map((dish) => ({ dish, quantity: 1 + (step.pick % 3) }))
    if (lines.length === 0) return
    const input = {
      slug,
      guestId: guest().id,
      key: randomUUID(),
      order: {
        items: lines.map(({ dish, quantity }) => ({ itemId: dish.id, quantity })),
        shownTotal: lines.reduce((total, { dish, quantity }) => total + dish.price * quantity, 0),
        currency: 'USD',
        specialInstructions: markedText(mark()),
      },
    }
    const givesUp = step.pick % 5 === 0
    let hasMenuChanged = false
    const send = async () => {
      for (;;) {
        try {
          return void (await api.bookings.place(input))
        } catch (error) {
          const { outcome, code } = outcomeOf(error)
          hasMenuChanged ||= code === 'ORDER_CHANGED'
          if (code === 'UNAUTHORIZED') isSignedIn = false
          if (outcome === 'refused' || givesUp || isOver(stage)) return
          await pause(RETRY_MS)
        }
      }
    }
    await Promise.all(step.name === 'order with a double tap' ? [send(), send()] : [send()])
    if (!hasMenuChanged) return
    await browse()
    if (!isSecond) await order(step, true)
  }

  const follow = async () => {
    const current = await attempt(async () => ({ session: await api.sessions.currentGuest({ slug }) }))
    if (current && !current.session) isSignedIn = false
    else await attempt(() => api.bookings.listMine({ slug }))
  }

  const chat = async () => {
    const input = {
      slug,
      sessionId,
      language: 'en' as const,
      key: randomUUID(),
      message: `Where is breakfast? ${markedText(mark())}`,
    }
    await insist(stage, () => api.chat.send(input))
    await attempt(() => api.chat.getConversation({ slug, sessionId }))
  }

  const passOn = async () => {
    const former = new Map(cookies)
    const formerGuest = guest()
    const isSignedOut =
      (await insist(stage, async () => ({ done: await api.sessions.signOutGuest({ slug }) }))) !== null
    // the evening ended first, and the phone is still the former guest's
    if (!isSignedOut) return
    const ghost = apiFor(stage, former, { ...recorder, isTrespass: true })
    await attempt(() => ghost.bookings.listMine({ slug }))
    if (stream) unwatch(stream)
    stream = null
    isSignedIn = false
    if (turn + 1 >= script.guests.length) return
    turn++
    menu = null
    await signIn()
    // what a tab of the former guest, asleep until now, would do
    if (!isSignedIn) return
    await attempt(() => api.chat.getConversation({ slug, sessionId }))
    sessionId = newSessionId()
    const dish = hotel.menu[2]
    if (!dish) return
    await attempt(() =>
      trespassing.bookings.place({
        slug,
        guestId: formerGuest.id,
        key: randomUUID(),
        order: {
          items: [{ itemId: dish.id, quantity: 1 }],
          shownTotal: dish.price,
          currency: 'USD',
          specialInstructions: markedText(mark()),
        },
      }),
    )
  }

  const trespass = async ({ pick }: GuestStep) => {
    const other = choose(
      stage.world.hotels.filter((each) => each !== hotel),
      pick,
    )
    if (!other) return
    await attempt(() => trespassing.bookings.listMine({ slug: other.slug }))
    await attempt(() => trespassing.bookings.list({ slug, scope: 'ongoing', search: '' }))
    await attempt(() => trespassing.guests.list({ slug }))
  }

  const play = async (step: GuestStep) => {
    switch (step.name) {
      case 'browse':
        return browse()
      case 'order':
      case 'order with a double tap':
        return order(step)
      case 'follow':
        return follow()
      case 'chat':
        return chat()
      case 'ask for a person':
        return void (await insist(stage, () => api.chat.askPerson({ slug, sessionId, language: 'en' })))
      case 'pass the device on':
        return passOn()
      case 'trespass':
        return trespass(step)
    }
  }

  await signIn()
  for (const step of script.steps) {
    if (isOver(stage)) break
    await pause(step.afterMs)
    if (!isSignedIn) await signIn()
    await play(step)
  }
  // a phone on which nobody is signed in still shows what is public
  return { who, api, slug, arrive: async () => {} }
}
