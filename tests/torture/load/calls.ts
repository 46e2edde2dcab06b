import http from 'node:http'

export type Answer = { status: number; text: string }
export type Caller = { cookie: string; ip: string }

const LONGEST_MS = 15_000
const agent = new http.Agent({ keepAlive: true })

/** One call; status 0 when the connection broke, or nothing was answered in time. */
function call(
  url: string,
  { cookie, ip }: Caller,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      'x-forwarded-for': ip,
    }
    const failed = (error: Error) => resolve({ status: 0, text: error.message })
    const options = { agent, method, headers, signal: AbortSignal.timeout(LONGEST_MS) }
    const request = http.request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', failed)
    })
    request.on('error', failed).end(body)
  })
}

/** The calls of one server, as its app sends them; `path` such as `menu/list`. */
export const callsTo = (address: string) => ({
  read: (path: string, input: object, caller: Caller) =>
    call(
      `${address}/rpc/${path}?data=${encodeURIComponent(JSON.stringify({ json: input, meta: [] }))}`,
      caller,
    ),
  write: (path: string, input: object, caller: Caller) =>
    call(`${address}/rpc/${path}`, caller, {
      method: 'POST',
      body: JSON.stringify({ json: input, meta: [] }),
    }),
})
export type Calls = ReturnType<typeof callsTo>
