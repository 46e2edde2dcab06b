import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { type Announced, type Events, openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { copyDatabase } from './database.ts'
import { openProxy } from './database-proxy.ts'

let copy: Awaited<ReturnType<typeof copyDatabase>>
let way: Awaited<ReturnType<typeof openProxy>>
let databases: Database[]
let teller: Events
let heard: (Announced | null)[] = []

beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
  way = await openProxy(copy.serverUrl)
  databases = [openDatabase(way.url, { connections: 2 }), openDatabase(copy.serverUrl, { connections: 2 })]
  const [one, other] = await Promise.all(databases.map((each) => openEvents(each, createLog('silent'))))
  if (!one || !other) throw new Error('Two processes are needed')
  teller = one
  other.subscribe((event) => heard.push(event))
})
beforeEach(() => {
  heard = []
})
afterEach(() => way.mend())
afterAll(async () => {
  await Promise.all(databases.map((each) => each.close()))
  await way.close()
  await copy.drop()
})

const hearing = (isIt: (event: Announced | null) => boolean) =>
  expect.poll(() => heard.some(isIt), { timeout: 10_000 }).toBe(true)

test('what could not be told while the database was away is told when it is back', async () => {
  const ids = Array.from({ length: 60 }, () => randomUUID())
  way.cut()
  for (const id of ids) teller.announce('bookings', { hotelId: null, id })
  await teller.flush()
  way.mend()
  const id = randomUUID()
  teller.announce('menu', { hotelId: null, id })
  await hearing((event) => event?.id === id)
  expect(heard.map((event) => event?.id)).toEqual([...ids, id])
})

test('where it would be too much, the others are told once to look again', async () => {
  way.cut()
  for (let count = 0; count < 5000; count++) teller.announce('bookings', { hotelId: null, id: randomUUID() })
  await teller.flush()
  way.mend()
  await hearing((event) => event === null)
  const id = randomUUID()
  teller.announce('menu', { hotelId: null, id })
  await hearing((event) => event?.id === id)
  expect(heard.map((event) => event && event.id)).toEqual([null, id])
})

test('a commit whose answer was lost makes the others look again', async () => {
  const [through] = databases
  // the way was just cut
  const isBack = () => through?.withActor(SYSTEM, async () => true).catch(() => false)
  await expect.poll(isBack, { timeout: 10_000 }).toBe(true)
  const lost = through?.withActor(SYSTEM, async () => way.lose('answers'))
  await sleep(200)
  way.mend()
  await expect(lost).rejects.toThrow()
  await hearing((event) => event === null)
})
