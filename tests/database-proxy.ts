import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 20

/** What the ways to the database do to what is sent over them. */
export type Weather = {
  /** Connections break, and new ones are refused. */
  isCut: boolean
  /** Nothing passes and nothing is closed, for both ends, also of new connections; all arrives after `mend`. */
  isSilent: boolean
  /** Vanishes without a word; the connection stays open until `mend`. */
  loses: { requests: boolean; answers: boolean; notices: boolean }
  /** Added to everything on its way, in each direction. */
  delayMs: number
}

type Way = { near: Socket; far: Socket; hello: string; isSilent: boolean; isDead: boolean; hasLost: boolean }

const FAIR: Weather = {
  isCut: false,
  isSilent: false,
  loses: { requests: false, answers: false, notices: false },
  delayMs: 0,
}
const NOTICE = 'A'.charCodeAt(0)

/** A TCP proxy before the database whose ways can be cut, slowed and silenced, and can lose notifications. */
export async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ways = new Set<Way>()
  /** What was sent to a socket so far, in its order. */
  const sent = new WeakMap<Socket, Promise<void>>()
  let weather = FAIR

  const end = (way: Way) => {
    ways.delete(way)
    way.near.destroy()
    way.far.destroy()
  }
  const passing = async (way: Way, dueAt = 0) => {
    while (ways.has(way) && (way.isSilent || dueAt > Date.now())) {
      await pause(way.isSilent ? LOOK_AGAIN_MS : dueAt - Date.now())
    }
  }
  const send = (way: Way, to: Socket, isLost: boolean, bytes: Buffer) => {
    if (way.isDead || isLost) {
      way.hasLost = true
      return
    }
    const dueAt = Date.now() + weather.delayMs
    const before = sent.get(to) ?? Promise.resolve()
    const now = before.then(async () => {
      await passing(way, dueAt)
      to.write(bytes)
    })
    sent.set(to, now)
  }
  const closeWith = async (way: Way, other: Socket) => {
    await sent.get(other)
    await passing(way)
    if (!way.isDead) end(way)
  }

  const server = createServer((near) => {
    near.on('error', () => {})
    if (weather.isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    const { isSilent } = weather
    const way: Way = { near, far, hello: '', isSilent, isDead: false, hasLost: false }
    ways.add(way)
    // The first packet tells the application's name, by which a test may choose.
    near.once('data', (packet: Buffer) => {
      way.hello = packet.toString('latin1')
    })
    const split = createSplitter()
    near.on('data', (bytes: Buffer) => send(way, far, weather.loses.requests, bytes))
    far.on('data', (bytes: Buffer) => {
      for (const message of split(bytes)) {
        const isLost = weather.loses.answers || (weather.loses.notices && message[0] === NOTICE)
        send(way, near, isLost, message)
      }
    })
    far.on('error', () => {})
    near.on('close', () => void closeWith(way, far))
    far.on('close', () => void closeWith(way, near))
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
    /** @param application the name whose open connections fall silent; without it all do, and new ones too */
    silence: (application?: string) => {
      weather = { ...weather, isSilent: application === undefined }
      for (const way of ways) {
        way.isSilent = weather.isSilent || way.hello.includes(`application_name\0${application}\0`)
      }
    },
    /** From now on, until `mend`. */
    lose: (...what: (keyof Weather['loses'])[]) => {
      weather = {
        ...weather,
        loses: { ...weather.loses, ...Object.fromEntries(what.map((each) => [each, true])) },
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
      for (const way of ways) {
        way.isSilent = false
        if (way.hasLost && !way.isDead) end(way)
      }
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
