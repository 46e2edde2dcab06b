import http from 'node:http'
import { type Cookies, cookieHeader } from './client.ts'

/** One connection of a live stream; `at` and `endedAt` by performance.now(). */
export type StreamConnection = {
  openedAt: number
  endedAt: number | null
  frames: { at: number; event: string; topic: string | null; id: string | null }[]
}

export type LiveStream = { connections: StreamConnection[]; close(): void }

const REOPEN_MS = 250

/**
 * Reads a live stream and opens it again whenever it breaks, as a browser does, until closed.
 * @param headers besides the cookies
 */
export function openLiveStream(
  url: string,
  cookies: Cookies,
  headers: Record<string, string> = {},
): LiveStream {
  const connections: StreamConnection[] = []
  let isClosed = false
  let request: http.ClientRequest | undefined
  let timer: NodeJS.Timeout | undefined

  const open = () => {
    if (isClosed) return
    let connection: StreamConnection | undefined
    const over = () => {
      if (connection?.endedAt === null) connection.endedAt = performance.now()
      clearTimeout(timer)
      if (!isClosed) timer = setTimeout(open, REOPEN_MS)
    }
    const asked = { headers: { ...headers, cookie: cookieHeader(cookies) }, agent: false }
    request = http.get(url, asked, (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        return over()
      }
      connection = { openedAt: performance.now(), endedAt: null, frames: [] }
      connections.push(connection)
      const { frames } = connection
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, event, data = 'null'] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? []
          if (!event) continue
          const { topic = null, id = null } = (JSON.parse(data) ?? {}) as { topic?: string; id?: string }
          frames.push({ at: performance.now(), event, topic, id })
        }
      })
      response.on('error', () => {}).on('close', over)
      return undefined
    })
    request.on('error', over)
  }
  open()
  return {
    connections,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      request?.destroy()
    },
  }
}
