import { Socket } from 'node:net'

/** How long we wait for the other end after we have closed ours. */
const LINGER_MS = 2000

/** Watches whether the database answers, and breaks connections that will never be answered. */
export type ConnectionMonitor = {
  /** A socket for one connection (pg's `stream`); it breaks at once while nothing answers. */
  openSocket(): Socket
  /** No answer yet where one was due. */
  suspect(): void
  /** Breaks the connections that have said nothing since it was suspected: those that are idle are replaced, too. */
  breakQuiet(): void
  /** Nothing answers, new connections neither: breaks all connections, so that whoever waits is told at once. */
  failAll(): void
  /** It answers. */
  clear(): void
  /** Since when it is suspected; null while it answers. */
  suspectedSince(): Date | null
}

const silence = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

export function createConnectionMonitor(): ConnectionMonitor {
  const sockets = new Set<Socket>()
  /** What each had said when it was suspected. */
  let saidBefore = new Map<Socket, number>()
  let suspectedSince: Date | null = null
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
    suspect: () => {
      if (suspectedSince) return
      suspectedSince = new Date()
      saidBefore = new Map([...sockets].map((socket) => [socket, socket.bytesRead]))
    },
    breakQuiet: () => {
      for (const [socket, bytes] of saidBefore) if (socket.bytesRead === bytes) socket.destroy(silence())
    },
    failAll: () => {
      isSilent = true
      for (const socket of sockets) socket.destroy(silence())
    },
    clear: () => {
      isSilent = false
      suspectedSince = null
      saidBefore.clear()
    },
    suspectedSince: () => suspectedSince,
  }
}
