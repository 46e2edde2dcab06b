import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningProduct } from '#tests/running-product.ts'
import type { BareAnswer } from './bare-server.ts'
import { type Figure, median, rounds } from './figures.ts'
import { loadHttp } from './http-load.ts'

const SECONDS = 0.5
const WARM_UP_SECONDS = 1
const CONNECTIONS = 32
/** Per round; enough that none reaches the limit of 100 reads a minute. */
export const BROWSERS = 1000
export const ROUNDS = rounds(25, 9)

/** What `node:http` adds to an answer by itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive']
/** By how much of an answer's bytes the two may differ. */
const ALIKE = 0.002
const TICKS_PER_SECOND = 100

/** One answer as it is on the wire: its body is not unpacked. */
function readRaw(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const raw = answer.rawHeaders
        const own = (at: number) => OWN_HEADERS.includes(String(raw[at - (at % 2)]).toLowerCase())
        resolve({
          headers: raw.filter((_text, at) => !own(at)),
          body: Buffer.concat(pieces).toString('base64'),
        })
      })
    })
    request.on('error', reject)
  })
}

/** The answer that the server keeps; the first ones it makes, which are packed in another way. */
async function readKept(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  let before: BareAnswer | null = null
  for (let attempt = 0; attempt < 20; attempt++) {
    const answer = await readRaw(url, headers)
    if (answer.body === before?.body) return answer
    before = answer
    await pause(100)
  }
  throw new Error(`The server answers ${url} differently each time`)
}

/** The processor time that a process has used so far, in seconds, from Linux's /proc. */
async function cpuSecondsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const requestOf = (url: URL, headers: Record<string, string>) =>
  Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )

/**
 * Compares reads of an address with a bare `node:http` server that sends the same headers and the same bytes to the same
 * requests, each in its own process, in alternation.
 * @param headersOf the headers of a browser's request, `ROUNDS * BROWSERS` browsers
 */
export async function measureAgainstBare(
  { address, process: server }: RunningProduct,
  what: { name: string; path: string; limit: number; headersOf: (browser: number) => Record<string, string> },
): Promise<Figure> {
  const url = new URL(what.path, address)
  const bareServer = fork(path.join(import.meta.dirname, 'bare-server.ts'))
  /** Lets the bare server send what ours sends by now: it makes its answers anew from time to time. */
  const followAnswer = async () => {
    bareServer.send(await readKept(url.href, what.headersOf(0)))
    const [port] = (await once(bareServer, 'message')) as [number]
    return port
  }
  const measure = async (port: number, pid: number | undefined, requests: Buffer[], seconds = SECONDS) => {
    const before = await cpuSecondsOf(pid)
    const { rate, bytes } = await loadHttp(port, requests, { connections: CONNECTIONS, seconds })
    const microseconds = (((await cpuSecondsOf(pid)) - before) * 1e6) / (rate * seconds)
    return { rate, bytes, microseconds }
  }
  /** A page that is made anew under way is packed into more or fewer bytes: what was measured then does not count. */
  const measureAlike = async (requests: Buffer[], seconds: number, attempts = 5) => {
    const barePort = await followAnswer()
    const ours = await measure(Number(url.port), server.pid, requests, seconds)
    const bare = await measure(barePort, bareServer.pid, requests, seconds)
    if (Math.abs(ours.bytes - bare.bytes) <= ours.bytes * ALIKE) return { ours, bare }
    if (attempts === 1) throw new Error(`The bare server sends ${bare.bytes} bytes, ours ${ours.bytes}`)
    return measureAlike(requests, seconds, attempts - 1)
  }
  const done: { ours: Awaited<ReturnType<typeof measure>>; bare: Awaited<ReturnType<typeof measure>> }[] = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const requests = Array.from({ length: BROWSERS }, (_, at) =>
        requestOf(url, what.headersOf((round % ROUNDS) * BROWSERS + at)),
      )
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS
      const measured = await measureAlike(requests, seconds)
      if (round > 0) done.push(measured)
    }
  } finally {
    bareServer.kill()
  }
  const middle = (read: (one: (typeof done)[number]) => number) => median(done.map(read))
  const values = {
    ratio: middle(({ ours, bare }) => ours.rate / bare.rate),
    cpuRatio: middle(({ ours, bare }) => bare.microseconds / ours.microseconds),
    perSecond: middle(({ ours }) => ours.rate),
    barePerSecond: middle(({ bare }) => bare.rate),
    microseconds: middle(({ ours }) => ours.microseconds),
    bareMicroseconds: middle(({ bare }) => bare.microseconds),
    bytes: done[0]?.ours.bytes ?? 0,
  }
  const told = (rate: number, microseconds: number) =>
    `${rate.toFixed(0)}/s, ${microseconds.toFixed(0)} µs of processor time each`
  return {
    name: `${what.name} (${(values.bytes / 1024).toFixed(0)} KB): ratio ${values.ratio.toFixed(2)}, by processor time ${values.cpuRatio.toFixed(2)}`,
    measured: told(values.perSecond, values.microseconds),
    against: `bare node:http with the same headers and bytes: ${told(values.barePerSecond, values.bareMicroseconds)}`,
    limit: `ratio at least ${what.limit}`,
    isMet: values.ratio >= what.limit,
    values,
  }
}
