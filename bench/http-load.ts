import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const STATUS = Buffer.from('HTTP/1.1 200 ')
const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** The bytes of an answer with its head, from the first piece of it; null where they come in chunks. */
function lengthOf(first: Buffer): number | null {
  const headEnd = first.indexOf(HEAD_END)
  const length = /\r\ncontent-length: (\d+)/i.exec(first.toString('latin1', 0, headEnd))?.[1]
  return length ? headEnd + HEAD_END.length + Number(length) : null
}

/** Sends requests on one connection, each when the one before is answered; calls `onAnswer` with the bytes of each. */
function keepAsking(
  socket: Socket,
  nextRequest: () => Buffer | null,
  onAnswer: (bytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let came = 0
    let expected: number | null = null
    const ask = () => {
      const request = nextRequest()
      if (!request) return resolve()
      came = 0
      socket.write(request)
    }
    socket.on('data', (piece: Buffer) => {
      if (came === 0) {
        if (!piece.subarray(0, STATUS.length).equals(STATUS))
          return reject(new Error(`A read failed: ${piece.toString('latin1', 0, 300)}`))
        expected = lengthOf(piece)
      }
      came += piece.length
      const isWhole =
        expected === null ? piece.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : came >= expected
      if (!isWhole) return
      onAnswer(came)
      ask()
    })
    socket.on('error', reject).on('close', () => reject(new Error('A connection was closed')))
    ask()
  })
}

/**
 * Sends GET requests over keep-alive connections for some seconds. It does little more than to count bytes, so that the
 * server is what is measured; autocannon on one core answers for less than `node:http` can.
 * @param requests whole requests, sent in turns; each must be answered with 200
 * @returns the answers per second, and the bytes of most of them
 */
export async function loadHttp(
  port: number,
  requests: readonly Buffer[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ rate: number; bytes: number }> {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const counts = new Map<number, number>()
  const began = performance.now()
  const end = began + seconds * 1000
  let at = 0
  const nextRequest = () => (performance.now() < end ? (requests[at++ % requests.length] ?? null) : null)
  const count = (bytes: number) => counts.set(bytes, (counts.get(bytes) ?? 0) + 1)
  try {
    await Promise.all(sockets.map((socket) => keepAsking(socket, nextRequest, count)))
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy()
  }
  const answered = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const [[bytes] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return { rate: (answered * 1000) / (performance.now() - began), bytes }
}
