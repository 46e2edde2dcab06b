import pg from 'pg'

const AGAIN_MS = [100, 250, 500, 1000, 2000]

/** Listens on a channel over its own connection, and reconnects whenever it breaks, until closed. */
export async function keepListening(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onReady: () => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let isClosed = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hotelly live',
      options: '-c role=hotelly_app',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    next.on('error', () => {})
    next.on('notification', ({ payload }) => onNotice(payload ?? ''))
    next.once('end', () => {
      if (client === next) later()
    })
    client = next
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    failures = 0
    onReady()
  }
  const later = () => {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void open().catch(later), AGAIN_MS[failures++] ?? AGAIN_MS.at(-1))
  }

  await open()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
