import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to the real database that can be cut: its connections then break, and new ones are refused. */
export async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), {
    port: String((server.address() as AddressInfo).port),
  }).toString()
  return {
    url,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend: () => {
      isCut = false
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
