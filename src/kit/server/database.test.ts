import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { SYSTEM } from './actor.ts'
import { openDatabase } from './database.ts'

const message = (kind: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
const WELCOME = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const CRASHED = message('E', Buffer.from('SFATAL\0VFATAL\0C57P02\0Mterminating connection\0\0'))

test('a database that ends a connection in the moment it opens fails the call, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, CRASHED])))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = openDatabase(`postgres://hotelly@127.0.0.1:${port}/hotelly`, { connections: 2 })
  await expect(database.withActor(SYSTEM, async () => 'done')).rejects.toThrow(/terminat|not queryable/i)
  await database.close()
  server.close()
})
