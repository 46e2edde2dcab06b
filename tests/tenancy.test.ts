import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { screensOf } from '#surfaces/screen.ts'
import { guestSurface } from '#surfaces/guest/screens.ts'
import { platformSurface } from '#surfaces/platform/screens.ts'
import { publicSurface } from '#surfaces/public/screens.ts'
import { staffSurface } from '#surfaces/staff/screens.ts'
import { Topic } from '#kit/shared/live-events.ts'
import { CALLS, type Who } from './isolation/calls.ts'
import {
  answersAsForAbsent,
  keepsKeysApart,
  keepsOrdersApart,
  keepsPicturesApart,
  keepsRoomApart,
  leavesOthersAlone,
  tellsTheSame,
} from './isolation/checks.ts'
import { leavesOtherHotelsAlone } from './isolation/platform-check.ts'
import { type Principal, refusalOf } from './isolation/principals.ts'
import { leaksIn, makeWorld, named, type World } from './isolation/world.ts'
import { NO_MAIL } from './mail-server.ts'
import { callOverHttp, PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'
import { makePhoto } from './uploader.ts'

const TARGETS = ['own', 'other', 'absent'] as const
/** How a guard says no; everything else is an answer. */
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'HOTEL_NOT_FOUND', 'PASSWORD_CHANGE_NEEDED']

test('every procedure is called in the matrix', () => {
  expect(PROCEDURES.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

/** Hotels are kept apart twice: by conditions in each statement, and by row-level security. Each has to suffice. */
describe.each([
  ['with row-level security', true],
  ['by the statements alone', false],
])('%s', (_name, isFenced) => {
  const product = openProduct({ isFenced, mail: NO_MAIL })
  let world: World

  beforeAll(async () => {
    world = await makeWorld(product, await product.listen({ trustedProxies: 1 }))
  })

  test('what belongs to somebody else is answered like what does not exist, and is left alone', () =>
    answersAsForAbsent(world))
  test(
    'calls about one hotel change nothing in another, wait for none, and say nothing of it',
    () => leavesOthersAlone(world),
    60_000,
  )
  test(
    'what super admins do to one hotel is done to no other, and waits for none',
    () => leavesOtherHotelsAlone(world),
    60_000,
  )
  test('what a hotel is told does not depend on another', () => tellsTheSame(world))
  test("an order is nobody else's, with the same key too, and waits for its own hotel's service", () =>
    keepsOrdersApart(world))
  test('the key of a message is used up at its own hotel alone', () => keepsKeysApart(world))
  test('a hotel that is full leaves room in another', () => keepsRoomApart(world))
  test("nobody's own pictures can be taken for another hotel", () => keepsPicturesApart(world))

  if (isFenced)
    test('pages and documents hold nothing that is not for everybody', async () => {
      const { address, own, other, places } = world
      const paths = TARGETS.flatMap((target) => {
        const at = `/hotelly/${places[target].slug}`
        const concrete = (path: string) => path.replace(/\$\w+/g, places[target].hotel)
        return [
          ...screensOf(guestSurface).map(({ path }) => `${at}/${path}`),
          ...screensOf(staffSurface).map(({ path }) => `${at}/admin/${concrete(path)}`),
          `${at}/manifest.webmanifest`,
          `${at}/admin/manifest.webmanifest`,
        ].map((path) => path.replace(/\/+$/, ''))
      })
      const more = [
        ...screensOf(publicSurface).map(({ path }) => `/${path.replace(/^\//, '').replace(/\$\w+/g, 'x')}`),
        ...screensOf(platformSurface).map(
          ({ path }) => `/hotelly/internal/admin/${path.replace(/\$\w+/g, own.id)}`,
        ),
        '/api/docs',
        '/api/openapi.json',
        '/healthz',
        '/readyz',
      ]
      const wrong: string[] = []
      for (const path of [...paths, ...more]) {
        const answers = await Promise.all(
          named(world, 'anonymous', 'guest', 'admin of the other hotel', 'super admin on a visit').map(
            async (principal) => {
              const response = await fetch(address + path, { headers: principal.headers })
              const text = await response.text()
              if (text.includes(own.secret) || text.includes(other.secret))
                wrong.push(`${principal.name} at ${path}`)
              // a part that loads later, and is still empty, stands only in what is painted after it has loaded
              return `${response.status} ${text.replace('<div role="alert"></div>', '')}`
            },
          ),
        )
        if (new Set(answers).size !== 1) wrong.push(`${path} depends on who asks`)
      }
      expect(wrong).toEqual([])
    }, 60_000)

  if (isFenced)
    test('live streams open for their audience alone, and bring nothing of another hotel', async () => {
      const { address, own, other, principals, places } = world
      const wrong: string[] = []
      const opened: { principal: Principal; what: string; text: () => string; close: () => void }[] = []
      const audiences: Record<string, Who> = { visitor: 'visitor', guest: 'guest', staff: 'hotelAdmin' }
      const open = async (principal: Principal, path: string, isAllowed: boolean) => {
        const abort = new AbortController()
        const response = await fetch(address + path, { headers: principal.headers, signal: abort.signal })
        const isOpen = response.headers.get('content-type')?.startsWith('text/event-stream') === true
        const what = `${principal.name} at ${path}`
        if (isOpen !== isAllowed || response.status >= 500) wrong.push(`${what}: ${response.status}`)
        let text = ''
        const reading = (async () => {
          const decoder = new TextDecoder()
          for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
        })().catch(() => {})
        if (isOpen) opened.push({ principal, what, text: () => text, close: () => abort.abort() })
        else await reading
      }
      for (const principal of principals) {
        for (const target of TARGETS) {
          for (const [audience, who] of Object.entries(audiences)) {
            const refusal = refusalOf(who, principal, target)
            // somebody who must choose a password hears that they have done so, and no more
            const isAllowed = refusal === null || refusal === 'PASSWORD_CHANGE_NEEDED'
            await open(principal, `/events/${places[target].slug}/${audience}`, isAllowed)
          }
        }
        await open(principal, '/events/internal/platform', principal.isSuperAdmin === true)
      }
      expect(wrong).toEqual([])

      const ids = { own: randomUUID(), other: randomUUID() }
      const inside = Topic.options.filter((topic) => topic === 'bookings' || topic === 'chat')
      for (const target of ['other', 'own'] as const) {
        const hotelId = { own, other }[target].id
        const guestId = { own, other }[target].guest.guestId
        for (const topic of inside) product.events.announce(topic, { hotelId, id: ids[target], guestId })
      }
      const marks = { own: randomUUID(), other: randomUUID() }
      for (const target of ['own', 'other'] as const)
        product.events.announce('hotel', { hotelId: { own, other }[target].id, id: marks[target] })
      const slugs = { own: own.slug, other: other.slug }
      for (const { principal, what, text, close } of opened) {
        const at = (['own', 'other'] as const).find((target) => what.includes(slugs[target]))
        await expect.poll(() => text().includes(at ? marks[at] : marks.own), { message: what }).toBe(true)
        const heard = (['own', 'other'] as const).filter((target) => text().includes(ids[target]))
        const isInside = at && !principal.isNew && what.endsWith('/staff')
        const isOwnGuest = at && principal.knows === at && what.endsWith('/guest')
        expect([what, heard]).toEqual([what, isInside || isOwnGuest ? [at] : []])
        close()
      }
    })

  if (isFenced)
    test('pictures are taken from the staff of the hotel alone, its guests and, for logos, super admins', async () => {
      const { address, principals, places } = world
      const photo = await makePhoto(20, 20)
      const send = (path: string, { headers }: Principal) =>
        fetch(`${address}/hotelly-uploads/${path}`, { method: 'POST', headers, body: new Uint8Array(photo) })
      const wrong: string[] = []
      const check = async (path: string, principal: Principal, refusal: string | null) => {
        const response = await send(path, principal)
        const { code = null } = (await response.json()) as { code?: string }
        if (code !== refusal) wrong.push(`${principal.name} at ${path}: ${code} instead of ${refusal}`)
      }
      for (const principal of principals) {
        for (const target of TARGETS) {
          const { slug, hotel } = places[target]
          for (const folder of ['menu-items', 'announcements', 'logo'])
            await check(`${slug}/${folder}`, principal, refusalOf('hotelAdmin', principal, target))
          const isGuest = principal.guestAt === target
          await check(`${slug}/guest-pictures`, principal, isGuest ? null : 'UNAUTHORIZED')
          const missing = target === 'absent' ? 'NOT_FOUND' : null
          const refusal = refusalOf('superAdmin', principal, target) ?? missing
          await check(`internal/hotel-logos/${hotel}`, principal, refusal)
        }
      }
      expect(wrong).toEqual([])
    })

  if (isFenced)
    test.each(Object.entries(CALLS))('%s answers each as it must', async (name, { who, input }) => {
      const { address, principals, places } = world
      const wrong: string[] = []
      await Promise.all(
        principals.map(async (principal) => {
          for (const target of TARGETS) {
            const answer = await callOverHttp(address, name, input(places[target]), principal.headers)
            const refusal = refusalOf(who, principal, target)
            const isRight =
              refusal === null
                ? answer.status < 500 &&
                  !REFUSALS.includes(answer.code ?? '') &&
                  answer.code !== 'BAD_REQUEST'
                : answer.code === refusal
            const leaks = leaksIn(world, answer.text, principal)
            if (!isRight) wrong.push(`${principal.name}, ${target}: ${answer.text} instead of ${refusal}`)
            if (leaks.length > 0) wrong.push(`${principal.name}, ${target}: reads of ${leaks.join(', ')}`)
          }
        }),
      )
      expect(wrong).toEqual([])
    })
})
