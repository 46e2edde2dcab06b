import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whose stream it is: its address on the server, its cookies, and the address that the proxy tells. */
export type Browser = { path: string; cookie: string; ip: string }
export type Ask = { kind: 'open'; port: number; browsers: Browser[] } | { kind: 'count' }

/** What the streams have seen so far; moments in milliseconds since 1970. */
export type Counts = {
  open: number
  /** How often one was opened, or opened again. */
  opened: number
  refused: number
  /** How many changes were told, on all of them together. */
  told: number
  lastToldAt: number
  lastOpenedAt: number
}

export type Herd = {
  count(): Promise<Counts>
  until(isSo: (counts: Counts) => boolean, ms: number): Promise<Counts>
  stop(): void
}

const CLIENTS = path.join(import.meta.dirname, 'stream-clients.ts')
const PROCESSES = 2
const LOOK_MS = 50

/** Opens the live streams of many browsers in processes of their own, so that they take no turns of the one that measures. */
export async function openHerd(port: number, browsers: readonly Browser[]): Promise<Herd> {
  const processes = Array.from({ length: PROCESSES }, () => fork(CLIENTS))
  const ask = async (one: ChildProcess, question: Ask) => {
    const answer = once(one, 'message') as Promise<[Counts]>
    one.send(question)
    return (await answer)[0]
  }
  const count = async () => {
    const all = await Promise.all(processes.map((each) => ask(each, { kind: 'count' })))
    const sum = (of: 'open' | 'opened' | 'refused' | 'told') => all.reduce((total, one) => total + one[of], 0)
    return {
      open: sum('open'),
      opened: sum('opened'),
      refused: sum('refused'),
      told: sum('told'),
      lastToldAt: Math.max(...all.map((each) => each.lastToldAt)),
      lastOpenedAt: Math.max(...all.map((each) => each.lastOpenedAt)),
    }
  }
  await Promise.all(
    processes.map((each, at) =>
      ask(each, {
        kind: 'open',
        port,
        browsers: browsers.filter((_browser, turn) => turn % PROCESSES === at),
      }),
    ),
  )
  return {
    count,
    until: async (isSo, ms) => {
      const deadline = performance.now() + ms
      for (;;) {
        const counts = await count()
        if (isSo(counts)) return counts
        if (performance.now() > deadline)
          throw new Error(`The streams did not come so far: ${JSON.stringify(counts)}`)
        await pause(LOOK_MS)
      }
    },
    stop: () => processes.forEach((each) => each.kill()),
  }
}
