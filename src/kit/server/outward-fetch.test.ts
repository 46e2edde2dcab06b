import { createHmac } from 'node:crypto'
import { createServer as createWebServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOutward, type OutwardFailure } from './outward-fetch.ts'

const servers: Server[] = []
const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

afterAll(() => {
  for (const server of servers) server.close()
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: OutwardFailure) => error.reason ?? String(error),
  )

/** Every URL that would reach this machine's listener or another machine on the private network. */
const INWARD = (port: number) =>
  [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0X7F.0.0.1',
    '017700000001',
    '0177.0.0.1',
    '0177.1',
    '127.0.0.1.',
    '127。0。0。1',
    '１２７.０.０.１',
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '0x0',
    '00000000',
    '10.0.0.1',
    '167772161',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '198.18.0.1',
    '192.0.0.8',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    'intranet',
    'ⓛocalhost',
    'db',
    'router.lan',
    'nas.home.arpa',
  ].map((host) => `https://${host}:${port}/hook`)

/** Harmless names that a hostile name server resolves to private addresses. */
const LEADING_INWARD: Record<string, string[]> = {
  'loop.example.com': ['127.0.0.1'],
  'mixed.example.com': ['93.184.215.14', '127.0.0.1'],
  'six.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'nat64.example.com': ['64:ff9b::7f00:1'],
  'cloud.example.com': ['169.254.169.254'],
  'shared.example.com': ['100.64.0.1'],
  'zero.example.com': ['0.0.0.0'],
}

describe('nothing on the private network is reached', () => {
  let port: number
  let connections = 0
  beforeAll(async () => {
    port = await listen(createServer((socket) => (connections++, socket.destroy())))
  })
  const outward = createOutward({
    allowedHosts: ['other.internal'],
    signingKey: 'key',
    resolve: async (host) =>
      (LEADING_INWARD[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })

  test('through an address in any notation', async () => {
    const all = INWARD(port)
    expect(all.length).toBeGreaterThan(50)
    const saved = all.filter((address) => outward.problemOf(address) === null)
    expect(saved).toEqual([])
    for (const address of all) expect(await failure(outward.postJson(address, {})), address).toBe('inward')
    expect(connections).toBe(0)
  })

  test('through a name that resolves to it', async () => {
    for (const host of Object.keys(LEADING_INWARD)) {
      const address = `https://${host}:${port}/hook`
      expect(outward.problemOf(address)).toBeNull()
      expect(await failure(outward.postJson(address, {})), host).toBe('inward')
    }
    expect(await failure(outward.postJson('https://nowhere.example.com/', {}))).toBe('unresolved')
    expect(connections).toBe(0)
  })

  test.each([
    ['http://example.com/hook', 'insecure'],
    ['https://example.com@127.0.0.1/', 'unusable'],
    ['https://user:pass@example.com/', 'unusable'],
    ['ftp://example.com/', 'unusable'],
    ['file:///etc/passwd', 'unusable'],
    ['gopher://127.0.0.1:70/', 'unusable'],
    ['javascript:alert(1)', 'unusable'],
    ['https://', 'unusable'],
    ['https://[fe80::1%25eth0]/', 'unusable'],
    ['example.com/hook', 'unusable'],
    ['', 'unusable'],
    ['https://example.com\\@127.0.0.1/', null],
    ['https://hooks.example.com:8443/hotelly?x=1', null],
    ['https://[2606:4700::1111]/', null],
    ['https://1.1.1.1/', null],
  ])('%s is %s', (address, problem) => {
    expect(outward.problemOf(address)).toBe(problem)
  })
})

describe('an allowed host', () => {
  const serve = (listener: RequestListener) => listen(createWebServer(listener))
  const to = (port: number) =>
    createOutward({
      allowedHosts: [`hook.internal:${port}`],
      signingKey: 'whsec_test',
      resolve: onceLoopback(),
    })
  const onceLoopback = () => {
    let asked = 0
    return async () => {
      if (asked++ > 0) throw new Error('The name was resolved twice')
      return [{ address: '127.0.0.1', family: 4 }]
    }
  }
  const post = async (listener: RequestListener, timeLimitMs = 2000) => {
    const port = await serve(listener)
    return to(port).postJson(`http://hook.internal:${port}/a?b=c`, { question: 'čaj?' }, { timeLimitMs })
  }

  test('is called once, signed, at the resolved address', async () => {
    const seen: { url?: string; host?: string; signature?: string; body: string }[] = []
    const answer = await post((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { url = '', headers } = request
        seen.push({ url, host: headers.host ?? '', signature: String(headers['hotelly-signature']), body })
        response.writeHead(201, { 'content-type': 'application/json' }).end('{"reply":"da"}')
      })
    })
    expect(answer).toEqual({
      status: 201,
      contentType: 'application/json',
      retryAfter: null,
      body: '{"reply":"da"}',
    })
    const [call] = seen
    expect(seen).toHaveLength(1)
    expect(call).toMatchObject({ url: '/a?b=c', body: '{"question":"čaj?"}' })
    const [, seconds = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(call?.signature ?? '') ?? []
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(5)
    expect(digest).toBe(createHmac('sha256', 'whsec_test').update(`${seconds}.${call?.body}`).digest('hex'))
  })

  test('is allowed only on its own port', async () => {
    const port = await serve((_request, response) => response.end('ok'))
    const outward = createOutward({ allowedHosts: [`127.0.0.1:${port}`], signingKey: 'key' })
    expect(await failure(outward.postJson(`http://127.0.0.1:${port}/`, {}))).toBe('answered')
    expect(outward.problemOf(`http://127.0.0.1:${port + 1}/`)).toBe('inward')
  })

  test('cannot redirect elsewhere, and cannot answer forever', async () => {
    let followed = 0
    const inside = await serve((_request, response) => (followed++, response.end()))
    const answers: [string, RequestListener][] = [
      [
        'redirect',
        (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${inside}/` }).end(),
      ],
      [
        'redirect',
        (_request, response) => response.writeHead(307, { location: `//hook.internal:${inside}/` }).end(),
      ],
      ['too-large', (_request, response) => response.end('x'.repeat(65_537))],
      ['timeout', () => {}],
      ['timeout', (_request, response) => void response.writeHead(200).write('slowly ...')],
      ['unreachable', (request) => request.socket.destroy()],
      ['unreachable', (request) => request.socket.end('220 smtp.example ESMTP\r\n')],
    ]
    for (const [reason, listener] of answers) expect(await failure(post(listener, 400))).toBe(reason)
    expect(await failure(post((_request, response) => response.end('x'.repeat(65_536))))).toBe('answered')
    expect(followed).toBe(0)
  })

  test('that drips an endless answer is cut off', async () => {
    const started = Date.now()
    const drip: RequestListener = (_request, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await failure(post(drip, 300))).toBe('timeout')
    expect(Date.now() - started).toBeLessThan(1500)
  })
})
