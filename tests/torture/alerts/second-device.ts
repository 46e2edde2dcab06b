import { setTimeout as pause } from 'node:timers/promises'
import { startPushService } from '#tests/push-service.ts'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import { apiOver, type Cookies, linkTo } from '../kit/client.ts'
import { ask } from '../kit/database.ts'
import { makeFolder } from '../kit/folder.ts'
import { openLiveStream } from '../kit/live-stream.ts'
import { atEnd, report, say } from '../kit/part.ts'
import { openServer } from '../kit/server.ts'
import { openWriters } from '../kit/writers.ts'

const MINUTES = 1
const LATE_MS = 30_000

/** An order that nobody sees rings the hotel's second device within its minutes and half a minute, each of them. */
export async function ringSecondDevice(orders: number) {
  const service = await startPushService()
  atEnd(async () => service.stop())
  const server = await openServer(await makeFolder('alerts'), {
    LOG_LEVEL: 'fatal',
    PUSH_HOSTS: service.host,
  })
  await server.start()
  atEnd(() => server.stop())
  const writers = await openWriters(server.address, server.databaseUrl())
  const { slug, admin } = writers.hotel
  const cookies: Cookies = new Map()
  const api = apiOver(linkTo(server.address, { cookies, timeoutMs: 5000 }))
  await api.sessions.signInHotelAdmin({ slug, email: admin.email, password: STAFF_PASSWORD })
  const rest = {
    request: { devices: 2, duty: 5, everyone: 10 },
    appointment: { devices: 2, duty: 5, everyone: 10 },
    conversation: { devices: 2, duty: 5, everyone: 10 },
  }
  const order = { devices: MINUTES, duty: 60, everyone: 120 }
  await api.alerts.save({ slug, version: 1, alerts: { ...rest, order, namesRoom: true } })
  const { endpoint, p256dh, auth } = service.subscribe()
  const subscription = { endpoint, p256dh, auth }
  await api.devices.register({
    slug,
    subscription,
    name: 'Second',
    place: 'hotel',
    language: 'en',
    again: null,
  })
  const panel = openLiveStream(`${server.address}/events/${slug}/staff`, cookies)
  atEnd(async () => panel.close())
  await pause(2000)

  const arrived: number[] = []
  service.answerWith((response) => {
    arrived.push(performance.now())
    response.writeHead(201).end()
  })
  const placed: number[] = []
  while (writers.tally.confirmed < orders) {
    const before = writers.tally.confirmed
    await writers.forgetLimits(server.databaseUrl())
    await writers.orderUntil(() => writers.tally.confirmed >= orders)
    for (let at = before; at < writers.tally.confirmed; at++) placed.push(performance.now())
    await pause(500)
  }
  const until = performance.now() + MINUTES * 60_000 + 2 * LATE_MS
  while (arrived.length < placed.length && performance.now() < until) await pause(250)
  const waits = placed.map((at, index) => (arrived[index] ?? Number.POSITIVE_INFINITY) - at)
  const inTime = waits.filter((wait) => wait <= MINUTES * 60_000 + LATE_MS)
  say(`${placed.length} orders, ${arrived.length} alarms`)
  report('second device within its minute and 30 s', `${inTime.length} of ${placed.length}`)
  report('longest wait', `${Math.round(Math.max(...waits) / 100) / 10} s`)
  const [left] = await ask<{ count: number }>(
    server.databaseUrl(),
    'SELECT count(*)::integer AS count FROM jobs WHERE parked_at IS NOT NULL',
  )
  if (inTime.length < placed.length || left?.count !== 0) throw new Error('An order did not ring in time')
}
