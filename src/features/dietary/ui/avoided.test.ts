import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trait } from '../traits.ts'

/** Like a browser's Storage, with the entries as the object's own properties. */
class TestStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const HERE = 'demo-hotel'

/** What the network answers: the list of whoever is signed in, as the server has it. */
const server = { lists: new Map<string, Trait[]>(), signedIn: '', isAway: false, meanwhile: () => {} }

async function answer(address: string, { body }: { body?: string }) {
  server.meanwhile()
  if (server.isAway) throw new TypeError('fetch failed')
  if (!server.signedIn) return Response.json({ json: { code: 'UNAUTHORIZED' } }, { status: 401 })
  if (address.includes('/diet/save')) {
    const { json } = JSON.parse(body ?? '') as { json: { guestId: string; avoided: Trait[] } }
    server.lists.set(json.guestId, json.avoided)
  }
  return Response.json({ json: { avoided: server.lists.get(server.signedIn) ?? [] } })
}

/** A page as it is after loading: its memory is new, what the browser stores is not. */
async function load() {
  vi.resetModules()
  const { becomeVisitor, forgetGuest, rememberGuest } = await import('#features/sessions/ui/identity.ts')
  const list = await import('./avoided.ts')
  return {
    ...list,
    read: () => list.readAvoided(HERE),
    fetch: () => list.fetchAvoided(HERE),
    save: (...avoided: Trait[]) => list.saveAvoided(HERE, avoided),
    becomeVisitor,
    signIn: (guestId: string, stayBeganAt = '2026-11-20') => {
      server.signedIn = guestId
      rememberGuest(HERE, { guestId, guestName: guestId, roomNumber: '101', expiresAt: null, stayBeganAt })
    },
    signOut: () => {
      server.signedIn = ''
      forgetGuest()
    },
  }
}

const onDevice = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

beforeEach(() => {
  Object.assign(server, { lists: new Map(), signedIn: '', isAway: false, meanwhile: () => {} })
  vi.stubGlobal('localStorage', new TestStorage())
  vi.stubGlobal('sessionStorage', new TestStorage())
  vi.stubGlobal('location', { origin: 'http://hotelly.test' })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

test('a guest’s list is the server’s, and stands after a reload before it answers', async () => {
  let page = await load()
  page.signIn('anna')
  server.lists.set('anna', ['nuts'])
  expect(page.read()).toEqual([])
  await page.fetch()
  expect(page.read()).toEqual(['nuts'])
  server.isAway = true
  page = await load()
  expect(page.read()).toEqual(['nuts'])
})

test('a change is there at once, and on the server', async () => {
  const page = await load()
  page.signIn('anna')
  const saving = page.save('nuts', 'milk')
  expect(page.read()).toEqual(['nuts', 'milk'])
  await saving
  expect(server.lists.get('anna')).toEqual(['nuts', 'milk'])
})

test('a change that the server does not take is undone', async () => {
  const page = await load()
  page.signIn('anna')
  await page.save('nuts')
  server.signedIn = ''
  await expect(page.save('milk')).rejects.toThrow()
  expect(page.read()).toEqual(['nuts'])
  expect(onDevice()).not.toContain('milk')
})

test('an answer from before a change does not undo it', async () => {
  const page = await load()
  page.signIn('anna')
  server.lists.set('anna', ['fish'])
  const saving: Promise<void>[] = []
  server.meanwhile = () => {
    server.meanwhile = () => {}
    saving.push(page.save('nuts'))
  }
  await page.fetch()
  await Promise.all(saving)
  expect(page.read()).toEqual(['nuts'])
})

test('a visitor’s list passes to the guest who signs in, beside what the server has', async () => {
  let page = await load()
  page.becomeVisitor()
  await page.save('nuts')
  page = await load()
  expect(page.read()).toEqual(['nuts'])
  expect(JSON.stringify({ ...localStorage })).not.toContain('nuts')
  page.signIn('anna')
  expect(page.read()).toEqual(['nuts'])
  server.lists.set('anna', ['fish'])
  await page.fetch()
  expect(server.lists.get('anna')).toEqual(['fish', 'nuts'])
  expect(page.read()).toEqual(['fish', 'nuts'])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('nuts')
  server.lists.set('anna', ['fish'])
  await page.fetch()
  expect(page.read()).toEqual(['fish'])
})

test('a visitor’s list is not lost where the network is while they sign in', async () => {
  let page = await load()
  await page.save('nuts')
  page.signIn('anna')
  server.isAway = true
  await expect(page.fetch()).rejects.toThrow()
  server.isAway = false
  page = await load()
  expect(page.read()).toEqual(['nuts'])
  await page.fetch()
  expect(server.lists.get('anna')).toEqual(['nuts'])
})

test('nothing is left after signing out', async () => {
  const page = await load()
  page.signIn('anna')
  await page.save('nuts')
  expect(onDevice()).toContain('nuts')
  page.signOut()
  expect(page.read()).toEqual([])
  expect(onDevice()).not.toContain('nuts')
})

test.each([
  ['without signing out', 'berta', '2026-11-20'],
  ['of the same name and room, in a later stay', 'anna', '2026-11-25'],
])('nothing reaches the next guest %s', async (_how, next, stay) => {
  let page = await load()
  page.signIn('anna')
  await page.save('nuts')
  server.lists.delete('anna')
  page.signIn(next, stay)
  expect(page.read()).toEqual([])
  expect(onDevice()).not.toContain('nuts')
  page = await load()
  expect(page.read()).toEqual([])
  await page.fetch()
  expect(page.read()).toEqual([])
})

test('what one guest asks for is not answered to the next', async () => {
  const page = await load()
  page.signIn('anna')
  server.meanwhile = () => {
    server.meanwhile = () => {}
    server.lists.set('anna', ['nuts'])
    page.signIn('berta')
    server.signedIn = 'anna'
  }
  await page.fetch()
  expect(page.read()).toEqual([])
  expect(onDevice()).not.toContain('nuts')
})

test('that dishes are hidden is kept with the list, and gone with it', async () => {
  let page = await load()
  page.signIn('anna')
  await page.save('nuts')
  page.setIsHiding(HERE, true)
  page = await load()
  expect(page.readIsHiding(HERE)).toBe(true)
  page.signOut()
  expect(page.readIsHiding(HERE)).toBe(false)
})

test.each(['{', '7', '{"owner":null}', '{"owner":null,"avoided":["nuts","gravel",7]}'])(
  'what is stored wrongly is not taken: %s',
  async (stored) => {
    sessionStorage.setItem(`hotelly-guest avoided ${HERE}`, stored)
    const page = await load()
    expect(page.read()).toEqual(stored.includes('nuts') ? ['nuts'] : [])
  },
)

test('a guest’s own list is known once the server has told it, or this device', async () => {
  const page = await load()
  expect(page.readIsKnown(HERE)).toBe(true)
  page.signIn('ana')
  expect(page.readIsKnown(HERE)).toBe(false)
  server.isAway = true
  await expect(page.fetch()).rejects.toThrow()
  expect(page.readIsKnown(HERE)).toBe(false)
  server.isAway = false
  await page.fetch()
  expect(page.readIsKnown(HERE)).toBe(true)

  await page.save('nuts')
  const again = await load()
  expect(again.readIsKnown(HERE)).toBe(true)
})
