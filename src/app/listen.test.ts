import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, listenOn } from './listen.ts'

const HOST = '127.0.0.1'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const newServer = () => {
  const server = createServer()
  servers.push(server)
  return server
}

async function takenPort(): Promise<number> {
  const server = newServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return (server.address() as AddressInfo).port
}

test('a configured port that is in use is named in the error', async () => {
  const port = await takenPort()
  await expect(listenOn(newServer(), { port, host: HOST })).rejects.toThrow(
    `Port ${port} on ${HOST} is in use`,
  )
})

test('without a configured port, the next free one is used', async () => {
  const { port: first } = await listenOn(newServer(), { port: null, host: HOST })
  const { port: second } = await listenOn(newServer(), { port: null, host: HOST })
  expect(second).toBeGreaterThan(first)
})

test('until the product has started, reads are answered with 503, and calls wait', async () => {
  const { port, handOver } = await listenOn(newServer(), { port: 0, host: HOST })
  const address = `http://${HOST}:${port}/`
  const call = fetch(address, { method: 'POST', body: 'an order' })
  const change = fetch(address, { method: 'PATCH', body: 'a change' })
  const response = await fetch(address)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  const left = new AbortController()
  const given = fetch(address, { method: 'POST', body: 'nobody waits', signal: left.signal })
  left.abort()
  await expect(given).rejects.toThrow('aborted')
  handOver((request, answer) => void request.pipe(answer))
  expect(await (await call).text()).toBe('an order')
  expect(await (await change).text()).toBe('a change')
  expect(await (await fetch(address, { method: 'POST', body: 'another' })).text()).toBe('another')
})

test('a foreign host address is a clear error', async () => {
  await expect(listenOn(newServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'Cannot listen on 192.0.2.1',
  )
})

test.each([
  ['head', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Le'],
  ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf'],
  ['silent connection', ''],
])('an incomplete request is dropped: a %s', async (_name, sent) => {
  const arrival = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
  const server = createHttpServer(arrival).on('request', (request) => void request.resume())
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const socket = connect((server.address() as AddressInfo).port, HOST)
  socket
    .on('error', () => {})
    .resume()
    .write(sent)
  await new Promise((resolve) => socket.once('close', resolve))
})

test('headers may take at most 15 seconds to arrive, bodies minutes', () => {
  const { headersTimeout, requestTimeout } = createHttpServer()
  expect(headersTimeout).toBeLessThanOrEqual(15_000)
  expect(requestTimeout).toBeGreaterThanOrEqual(120_000)
  expect(requestTimeout).toBeLessThanOrEqual(300_000)
})

test('an unused connection outlives what load balancers keep', () => {
  expect(createHttpServer().keepAliveTimeout).toBeGreaterThan(60_000)
})
