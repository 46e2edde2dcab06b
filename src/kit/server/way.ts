import { Socket } from 'node:net'

/** How long we wait for the other end after we have closed ours. */
const LINGER_MS = 2000

/** What is known of the way to the database. */
export type Way = {
  /** A socket for one connection (pg's `stream`); it breaks at once while the way is silent. */
  openSocket(): Socket
  /** No answer yet where one was due. */
  doubt(): void
  /** Breaks the connections that have said nothing since doubts began: those that are idle are replaced, too. */
  breakQuiet(): void
  /** Nothing answers, new connections neither: breaks all connections, so that whoever waits is told at once. */
  fallSilent(): void
  /** It answers. */
  trust(): void
  /** When doubts began; null while it answers. */
  doubtedSince(): Date | null
}

const silence = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

export function createWay(): Way {
  const sockets = new Set<Socket>()
  /** What each had said when doubts began. */
  let saidBefore = new Map<Socket, number>()
  let doubtedSince: Date | null = null
  let isSilent = false
  return {
    openSocket: () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      socket.once('finish', () => setTimeout(() => socket.destroy(), LINGER_MS).unref())
      if (isSilent) setImmediate(() => socket.destroy(silence()))
      return socket
    },
    doubt: () => {
      if (doubtedSince) return
      doubtedSince = new Date()
      saidBefore = new Map([...sockets].map((socket) => [socket, socket.bytesRead]))
    },
    breakQuiet: () => {
      for (const [socket, bytes] of saidBefore) if (socket.bytesRead === bytes) socket.destroy(silence())
    },
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.destroy(silence())
    },
    trust: () => {
      isSilent = false
      doubtedSince = null
      saidBefore.clear()
    },
    doubtedSince: () => doubtedSince,
  }
}
