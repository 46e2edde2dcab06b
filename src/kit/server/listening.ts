import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isTimeout } from './unavailable.ts'
import type { Way } from './way.ts'

const AGAIN_MS = [100, 250, 500, 1000]
const CONNECT_MS = 3000
/** The same after an old connection has fallen silent, when it is the second sign. */
const CONNECT_AGAIN_MS = 1500
const BEAT_MS = 500
const ANSWER_MS = 2000
/** How long a connection may take to say goodbye. */
const CLOSE_MS = 1000

/** What is called with the payload of each NOTIFY, by channel. */
export type Channels = Record<string, (payload: string) => void>

/**
 * Listens over its own connection, and reconnects whenever it breaks, until closed. A question twice a second
 * tells whether the way to the database is silent: one that is not answered is followed by a new connection. Where that
 * is not answered either, `way` breaks all others; where it is, those that have been as quiet as the old one.
 */
export async function keepListening(
  url: string,
  way: Way,
  { channels, onReady }: { channels: Channels; onReady: () => void },
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let isClosed = false
  let failures = 0
  let wasSilent = false
  let timer: NodeJS.Timeout | undefined
  let breakOff = () => {}

  const open = async () => {
    const socket = new Socket()
    const connectMs = wasSilent ? CONNECT_AGAIN_MS : CONNECT_MS
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hotelly live',
      options: '-c role=hotelly_app',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      stream: () => socket,
    })
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    next.once('end', () => {
      if (client === next) later()
    })
    client = next
    breakOff = () => void socket.destroy()
    try {
      await next.connect()
      const text = Object.keys(channels)
        .map((channel) => `LISTEN ${channel}`)
        .join('; ')
      const listen = { text, query_timeout: connectMs }
      await next.query(listen)
    } catch (error) {
      socket.destroy()
      throw error
    }
    failures = 0
    if (wasSilent) way.breakQuiet()
    wasSilent = false
    way.trust()
    onReady()
    void keepAsking(next, socket)
  }
  const later = () => {
    if (isClosed) return
    way.doubt()
    clearTimeout(timer)
    timer = setTimeout(() => void open().catch(again), AGAIN_MS[failures++] ?? AGAIN_MS.at(-1))
  }
  const again = (error: unknown) => {
    if (isTimeout(error)) way.fallSilent()
    later()
  }
  const keepAsking = async (asked: pg.Client, socket: Socket) => {
    await sleep(BEAT_MS, undefined, { ref: false })
    if (asked !== client || isClosed) return
    if (await isAnswered(asked)) return void keepAsking(asked, socket)
    wasSilent = true
    socket.destroy()
  }
  const isAnswered = async (asked: pg.Client) => {
    const answer = asked.query('SELECT 1').then(
      () => true,
      () => false,
    )
    // In two steps: a busy process runs an overdue timer before it reads the answer that has arrived.
    for (const wait of [ANSWER_MS / 2, ANSWER_MS / 2]) {
      if (await Promise.race([answer, sleep(wait, false, { ref: false })])) {
        way.trust()
        return true
      }
      way.doubt()
    }
    return false
  }

  await open()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.race([client?.end(), sleep(CLOSE_MS, undefined, { ref: false })])
      breakOff()
    },
  }
}
