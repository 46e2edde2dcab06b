import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'

const HEADER_BYTES = 12

/** The name that is asked for, and where its question ends. */
function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** A record of text: the name by a pointer to the question, TXT, IN, 60 seconds, one string. */
function answerOf(text: string) {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([head, data])
}

/**
 * A real name server on loopback that knows some TXT records; a name with null makes it fail, others do not exist.
 * @returns who asks it, and a function that stops it
 */
export async function startDnsServer(records: Record<string, string | null>) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query)
    const text = records[name]
    const code = text === null ? 2 : text === undefined ? 3 : 0
    const head = Buffer.from([
      query[0] ?? 0,
      query[1] ?? 0,
      0x81,
      0x80 | code,
      0,
      1,
      0,
      text ? 1 : 0,
      0,
      0,
      0,
      0,
    ])
    const answer = text ? answerOf(text) : Buffer.alloc(0)
    socket.send(Buffer.concat([head, query.subarray(HEADER_BYTES, end), answer]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const resolver = new Resolver({ timeout: 1000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => void socket.close() }
}
