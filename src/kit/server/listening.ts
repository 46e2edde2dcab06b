import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isTimeout } from './unavailable.ts'
import type { ConnectionMonitor } from './connection-monitor.ts'

const AGAIN_MS = [100, 250, 500, 1000]
const CONNECT_MS = 3000
const BEAT_MS = 500
/** How long a question, or a new connection, may stay without an answer on a way that works. */
const ANSWER_MS = 1800
/** How long a connection may take to say goodbye. */
const CLOSE_MS = 1000

/** What is called with the payload of each NOTIFY, by channel. */
export type Channels = Record<string, (payload: string) => void>

type Line = { client: pg.Client; socket: Socket; isEnded: boolean }

/**
 * Listens over its own connection, and reconnects whenever it breaks, until closed. A question twice a second
 * tells whether the way to the database is silent: where it is not answered soon, a new connection is opened beside the old
 * one. Where neither answers in time, `way` breaks all others, so that whoever waits for the database is told within two
 * and a half seconds; where the new one alone answers, those that have been as quiet as the old one.
 */
export async function keepListening(
  url: string,
  monitor: ConnectionMonitor,
  { channels, onReady }: { channels: Channels; onReady: () => void },
): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  let current: Line | null = null
  let isClosed = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  const connect = async (connectMs: number): Promise<Line> => {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const client = new pg.Client({
      connectionString: url,
      application_name: 'hotelly live',
      options: '-c role=hotelly_app',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      stream: () => socket,
    })
    const line = { client, socket, isEnded: false }
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      if (current === line) channels[channel]?.(payload ?? '')
    })
    client.once('end', () => {
      line.isEnded = true
      if (current === line) later()
    })
    try {
      await client.connect()
      const text = Object.keys(channels)
        .map((channel) => `LISTEN ${channel}`)
        .join('; ')
      const listen = { text, query_timeout: connectMs }
      await client.query(listen)
      return line
    } catch (error) {
      socket.destroy()
      throw error
    }
  }
  const listenOn = (line: Line) => {
    // while it was held in reserve
    if (line.isEnded) return later()
    current = line
    failures = 0
    monitor.clear()
    onReady()
    void keepAsking(line)
  }
  const later = () => {
    current = null
    if (isClosed) return
    monitor.suspect()
    clearTimeout(timer)
    const openAgain = () => void connect(ANSWER_MS).then(listenOn, again)
    timer = setTimeout(openAgain, AGAIN_MS[failures++] ?? AGAIN_MS.at(-1))
  }
  const again = (error: unknown) => {
    if (isTimeout(error)) monitor.failAll()
    later()
  }
  const keepAsking = async (line: Line) => {
    const said = () => true
    for (;;) {
      await sleep(BEAT_MS, undefined, { ref: false })
      if (current !== line) return
      const answer = line.client.query('SELECT 1').then(said, said)
      const isHeard = () => Promise.race([answer, sleep(ANSWER_MS / 2, false, { ref: false })])
      if (!(await isHeard())) {
        monitor.suspect()
        const opening = connect(ANSWER_MS / 2).catch(() => null)
        // A second time: a busy process runs an overdue timer before it reads the answer that has arrived.
        const isHeardAtLast = await isHeard()
        if (!isHeardAtLast && current === line) giveUp(line, await Promise.race([opening, sleep(0, null)]))
        void opening.then((other) => {
          if (other !== current) other?.socket.destroy()
        })
      }
      if (current !== line) return
      monitor.clear()
    }
  }
  /** @param other the connection that takes its place, where there is one */
  const giveUp = (line: Line, other: Line | null) => {
    current = null
    line.socket.destroy()
    if (other) {
      monitor.breakQuiet()
      listenOn(other)
    } else {
      monitor.failAll()
      later()
    }
  }

  listenOn(await connect(CONNECT_MS))
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const line = current
      current = null
      await Promise.race([line?.client.end(), sleep(CLOSE_MS, undefined, { ref: false })])
      for (const socket of sockets) socket.destroy()
    },
  }
}
