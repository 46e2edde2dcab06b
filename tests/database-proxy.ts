import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Link = { near: Socket; far: Socket; hello: string; isSilent: boolean }

/**
 * A proxy to the real database. It can be cut: its connections then break, and new ones are refused. It can fall
 * silent: nothing passes and nothing is closed, for both ends. It can be slow.
 */
export async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const links = new Set<Link>()
  let isCut = false
  let delay = 0
  let isSilent = false

  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const link: Link = { near, far: connect(Number(target.port), target.hostname), hello: '', isSilent }
    links.add(link)
    join(link, near, link.far)
    join(link, link.far, near)
    // The first packet tells the application's name, by which a test may choose.
    near.prependOnceListener('data', (packet: Buffer) => {
      link.hello = packet.toString('latin1')
    })
    return undefined
  })
  const join = (link: Link, from: Socket, to: Socket) => {
    let isOver = false
    const waiting: Buffer[] = []
    const pass = () => {
      if (link.isSilent) return setTimeout(pass, 20).unref()
      for (const packet of waiting.splice(0)) to.write(packet)
      if (!isOver) return undefined
      links.delete(link)
      return to.destroy()
    }
    const passLater = () => (delay > 0 ? setTimeout(pass, delay) : pass())
    from.on('error', () => {})
    from.on('data', (packet: Buffer) => {
      waiting.push(packet)
      passLater()
    })
    from.on('close', () => {
      isOver = true
      passLater()
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(databaseUrl), {
    port: String((server.address() as AddressInfo).port),
  }).toString()
  return {
    url,
    cut: () => {
      isCut = true
      for (const { near, far } of links) {
        near.destroy()
        far.destroy()
      }
      links.clear()
    },
    /** @param application the name whose open connections fall silent; without it all do, and new ones too */
    silence: (application?: string) => {
      isSilent = application === undefined
      for (const link of links) {
        link.isSilent = isSilent || link.hello.includes(`application_name\0${application}\0`)
      }
    },
    slow: (milliseconds: number) => {
      delay = milliseconds
    },
    mend: () => {
      isCut = false
      isSilent = false
      delay = 0
      for (const link of links) link.isSilent = false
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
