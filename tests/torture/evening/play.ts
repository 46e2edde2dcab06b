import { setTimeout as pause } from 'node:timers/promises'
import { tidy } from '#app/housekeeping.ts'
import { openDatabase } from '#kit/server/database.ts'
import type { Cluster } from '../kit/database.ts'
import { makeFolder } from '../kit/folder.ts'
import { atEnd, markEnd, undoSince } from '../kit/part.ts'
import { openServer, type Server } from '../kit/server.ts'
import { openWays } from '../kit/ways.ts'
import { checkMenuReads } from './checks/dishes.ts'
import { checkLeaks, checkStreamLeaks } from './checks/leaks.ts'
import { checkOrders } from './checks/orders.ts'
import { checkScreens, type Seat } from './checks/screens.ts'
import { checkStreams } from './checks/streams.ts'
import type { Evidence } from './checks/told.ts'
import { checkWalks } from './checks/walks.ts'
import { checkWritings } from './checks/writings.ts'
import { playDevice } from './device.ts'
import { playFaults } from './faults.ts'
import { type Held, readHeld } from './held.ts'
import type { Entry } from './history.ts'
import type { Plan } from './plan.ts'
import { playPlatform } from './platform.ts'
import { playStaff } from './staff.ts'
import { type Stage, unwatch } from './stage.ts'
import { makeWorld } from './world.ts'

const PATIENCE_MS = 20_000
const SETTLES_MS = 8000
const AUDIT_DAYS = 730

/** `held` is null where the evening did not come to its end. */
export type Evening = { problems: string[]; history: Entry[]; held: Held | null }

/** The hourly tidying, at the planned moments; an outage may take it, as it may the real one. */
async function playHousekeeping({ tidyings }: Plan, databaseUrl: string) {
  const database = openDatabase(databaseUrl, { connections: 2 })
  await Promise.all(tidyings.map((ms) => pause(ms).then(() => tidy(database, AUDIT_DAYS).catch(() => null))))
  await database.close()
}

/** What is looked at again until it is as it should be, or was not in time. */
async function untilSettled(look: () => Promise<string[]>, settlesMs: number): Promise<string[]> {
  const until = performance.now() + settlesMs
  for (;;) {
    const problems = await look().catch((error: unknown) => [`a screen cannot be read: ${String(error)}`])
    if (problems.length === 0 || performance.now() > until) return problems
    await pause(250)
  }
}

async function lookAtScreens(seats: readonly Seat[], stage: Stage, databaseUrl: string) {
  const held = await readHeld(databaseUrl)
  const all = await Promise.all(seats.map((seat) => checkScreens(seat, stage.world, held)))
  return [...all.flat(), ...checkStreams({ world: stage.world, history: stage.history, held }, stage.watched)]
}

const failures = (history: readonly Entry[], servers: readonly Server[]) => [
  ...history
    .filter(({ code }) => code === 'INTERNAL_SERVER_ERROR' || code === 'BAD_REQUEST')
    .map(({ who, call, code }) => `${who.device}: ${call} failed with ${code}`),
  ...servers
    .filter((server) => server.endedByItself() > 0)
    .map((server) => `${server.address} ended by itself`),
]

/**
 * Plays an evening against servers and a database of its own, and checks what was said and seen against what is held.
 * @param root the project folder whose sources run
 * @param settlesMs how long screens may take in the end to show what is held
 */
export async function playEvening(
  plan: Plan,
  cluster: Cluster,
  root: string,
  settlesMs = SETTLES_MS,
): Promise<Evening> {
  const mark = markEnd()
  try {
    const database = await cluster.makeDatabase()
    atEnd(() => database.drop())
    const world = await makeWorld(database.url, plan)
    const ways = await openWays(database.url, cluster.pooler)
    const folder = await makeFolder('evening')
    const settings = { ...ways.settings, HOTELLY_SEED_DEMO: '0', LOG_LEVEL: 'error' }
    const servers: Server[] = []
    for (let at = 0; at < plan.servers; at++) servers.push(await openServer(folder, settings, root))
    await Promise.all(servers.map((server) => server.start()))

    const stage: Stage = {
      world,
      history: [],
      watched: [],
      addresses: servers.map(({ address }) => address),
      endsAt: performance.now() + PATIENCE_MS,
    }
    const [devices, staff] = await Promise.all([
      Promise.all(plan.devices.map((_device, at) => playDevice(stage, plan, at))),
      Promise.all(plan.staff.map((_staff, at) => playStaff(stage, plan, at))),
      playPlatform(stage, plan),
      playHousekeeping(plan, database.url),
      playFaults(plan, { servers, ways, cluster }),
    ])
    const seats: Seat[] = [...devices, ...staff]
    stage.endsAt = performance.now() + SETTLES_MS
    await Promise.all(seats.map((seat) => seat.arrive()))
    const unsettled = await untilSettled(() => lookAtScreens(seats, stage, database.url), settlesMs)
    for (const one of stage.watched) unwatch(one)
    const held = await readHeld(database.url)
    const { history, watched } = stage
    const evidence: Evidence = { world, history, held }
    const problems = [
      ...unsettled,
      ...failures(history, servers),
      ...checkOrders(evidence),
      ...checkWalks(evidence),
      ...checkMenuReads(evidence),
      ...checkWritings(evidence),
      ...checkLeaks(evidence),
      ...checkStreamLeaks(evidence, watched),
    ]
    const logs = problems.length > 0 ? servers.flatMap((server) => server.errors()) : []
    return { problems: [...problems, ...logs.map((line) => `log: ${line}`)], history, held }
  } finally {
    await undoSince(mark)
  }
}
