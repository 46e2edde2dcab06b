import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What the ways to the database do to what is sent over them. */
export type Weather = {
  /** Connections break, and new ones are refused. */
  isCut: boolean
  /** Vanishes without a word; the connection stays open until `mend`. */
  loses: { requests: boolean; answers: boolean; notices: boolean }
  /** Added to everything on its way, in each direction. */
  delayMs: number
}

type Way = { near: Socket; far: Socket; isDead: boolean; hasLost: boolean }

const FAIR: Weather = {
  isCut: false,
  loses: { requests: false, answers: false, notices: false },
  delayMs: 0,
}
const NOTICE = 'A'.charCodeAt(0)

/** A TCP proxy before the database whose ways can be cut, slowed and silenced, and can lose notifications. */
export async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ways = new Set<Way>()
  /** What was sent over a socket so far, in its order. */
  const sent = new WeakMap<Socket, Promise<void>>()
  let weather = FAIR

  const end = (way: Way) => {
    ways.delete(way)
    way.near.destroy()
    way.far.destroy()
  }
  const send = (way: Way, to: Socket, isLost: boolean, bytes: Buffer) => {
    if (way.isDead || isLost) {
      way.hasLost = true
      return
    }
    const dueAt = Date.now() + weather.delayMs
    const before = sent.get(to) ?? Promise.resolve()
    const now = before.then(async () => {
      if (dueAt > Date.now()) await pause(dueAt - Date.now())
      to.write(bytes)
    })
    sent.set(to, now)
  }

  const server = createServer((near) => {
    near.on('error', () => {})
    if (weather.isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    const way: Way = { near, far, isDead: false, hasLost: false }
    ways.add(way)
    const split = createSplitter()
    near.on('data', (bytes: Buffer) => send(way, far, weather.loses.requests, bytes))
    far.on('data', (bytes: Buffer) => {
      for (const message of split(bytes)) {
        const isLost = weather.loses.answers || (weather.loses.notices && message[0] === NOTICE)
        send(way, near, isLost, message)
      }
    })
    far.on('error', () => {})
    for (const socket of [near, far]) socket.on('close', () => way.isDead || end(way))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), {
    port: String((server.address() as AddressInfo).port),
  }).toString()
  return {
    url,
    cut: () => {
      weather = { ...weather, isCut: true }
      for (const way of ways) end(way)
    },
    /** From now on, until `mend`. */
    lose: (...what: (keyof Weather['loses'])[]) => {
      weather = {
        ...weather,
        loses: { ...weather.loses, ...Object.fromEntries(what.map((one) => [one, true])) },
      }
    },
    slow: (delayMs: number) => {
      weather = { ...weather, delayMs }
    },
    /** The open connections are forgotten: nothing passes them any more, and nobody is told; new ones work. */
    forget: () => {
      for (const way of ways) way.isDead = true
    },
    /** Fair weather again; connections that lost something break. */
    mend: () => {
      weather = FAIR
      for (const way of ways) if (way.hasLost && !way.isDead) end(way)
    },
    close: () => {
      for (const way of ways) end(way)
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Splits what PostgreSQL sends into its messages: a letter, the length of the rest, the rest. */
function createSplitter() {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes: Buffer): Buffer[] => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes
    const messages: Buffer[] = []
    let start = 0
    while (rest.length - start >= 5) {
      const length = 1 + rest.readUInt32BE(start + 1)
      if (rest.length - start < length) break
      messages.push(rest.subarray(start, start + length))
      start += length
    }
    rest = rest.subarray(start)
    return messages
  }
}
