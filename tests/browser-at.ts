/** One browser behind an address of its own, with the cookies that it was given. */
export function browserAt(address: string, ip: string) {
  const cookies = new Map<string, string>()
  const headers = () => ({
    'x-forwarded-for': ip,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  return {
    headers,
    async send(method: string, path: string, body?: object): Promise<Response> {
      const response = await fetch(address + path, {
        method,
        headers: { ...headers(), 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}
export type Browser = ReturnType<typeof browserAt>

/** Signs in over HTTP, and fails where that is refused. */
export async function signIn(browser: Browser, path: string, credentials: object) {
  const response = await browser.send('POST', `/api${path}`, credentials)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  await response.arrayBuffer()
}
