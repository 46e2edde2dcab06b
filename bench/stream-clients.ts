import net from 'node:net'
import type { Ask, Browser, Counts } from './stream-herd.ts'

const OPENED_AT_ONCE = 200
/** After an answer that is no stream, as of a server that is starting, the app opens it again after so long. */
const REFUSED_MS = 3000

type Stream = { browser: Browser; isOpen: boolean; retryMs: number; socket: net.Socket | null }

/** Many live streams in a process of their own: plain sockets that open again when the server says, as browsers do. */
let port = 0
let opening = 0
const waiting: Stream[] = []
const counts: Counts = { open: 0, opened: 0, refused: 0, told: 0, lastToldAt: 0, lastOpenedAt: 0 }
const now = () => performance.timeOrigin + performance.now()

const requestOf = ({ path, cookie, ip }: Browser) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${ip}\r\n\r\n`

function read(stream: Stream, text: string) {
  if (/^HTTP\/1.1 (?!200)/.test(text)) {
    stream.retryMs = REFUSED_MS
    stream.socket?.destroy()
    return
  }
  const retry = /retry: (\d+)/.exec(text)?.[1]
  if (retry) stream.retryMs = Number(retry)
  if (text.includes('event: full')) counts.refused++
  if (text.includes('event: resync') && !stream.isOpen) {
    stream.isOpen = true
    counts.open++
    counts.opened++
    counts.lastOpenedAt = now()
    opened()
  }
  const changes = text.split('event: change').length - 1
  if (changes === 0) return
  counts.told += changes
  counts.lastToldAt = now()
}

function opened() {
  opening--
  const next = waiting.pop()
  if (next) open(next)
}

function open(stream: Stream) {
  opening++
  const socket = net.connect(port, '127.0.0.1')
  stream.socket = socket
  socket.on('connect', () => socket.write(requestOf(stream.browser)))
  socket.setEncoding('latin1').on('data', (text: string) => read(stream, text))
  socket.on('error', () => {})
  socket.on('close', () => {
    if (stream.isOpen) counts.open--
    else opened()
    stream.isOpen = false
    setTimeout(() => open(stream), stream.retryMs)
  })
}

process.on('message', (ask: Ask) => {
  if (ask.kind === 'open') {
    ;({ port } = ask)
    const streams = ask.browsers.map((browser) => ({ browser, isOpen: false, retryMs: 1000, socket: null }))
    waiting.push(...streams)
    while (opening < OPENED_AT_ONCE) {
      const next = waiting.pop()
      if (!next) break
      open(next)
    }
  }
  process.send?.(counts)
})
process.once('disconnect', () => process.exit())
