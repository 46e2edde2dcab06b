import { connect, type Socket } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#kit/server/log.ts'
import { makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'
import { staffCookies } from './uploader.ts'

const product = openProduct()
const WARNING = 40
const lines: { level: number; msg: string }[] = []
const ENDS: ((socket: Socket) => void)[] = [
  (socket) => void socket.destroy(),
  (socket) => void socket.resetAndDestroy(),
]
let address: string
let hotel: TestHotel
let cookie: string

beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) })
  address = await product.listen({ log })
  hotel = await makeHotel(product.database)
  cookie = await staffCookies(address, hotel)
})
beforeEach(() => {
  lines.length = 0
})

/** Sends half of a request, waits until the server is handling it, and disconnects. */
async function sendHalf(path: string, type: string, end: (socket: Socket) => void) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const head: string[] = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
  ]
  socket.write(`${[...head, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{"half":`)
  await new Promise<void>((resolve) => setTimeout(resolve, 300))
  end(socket)
}

test.each([
  ['a call', (): string => `/api/hotels/${hotel.slug}/guest-session`, 'application/json'],
  ['a call of the application', (): string => '/rpc/sessions/signInGuest', 'application/json'],
  ['an upload', (): string => `/hotelly-uploads/${hotel.slug}/menu-items`, 'image/jpeg'],
] as const)('a client that disconnects during %s is not logged as a failure', async (_name, path, type) => {
  for (const end of ENDS) {
    lines.length = 0
    await sendHalf(path(), type, end)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ level }) => level >= WARNING)).toEqual([])
  }
})
