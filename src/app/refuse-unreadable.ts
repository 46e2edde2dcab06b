import type { IncomingMessage, ServerResponse } from 'node:http'
import { LANGUAGE_KEY, toLanguage } from '#kit/shared/languages.ts'

/** Below these no address is a page. */
const NO_PAGES = /^\/(rpc|api|events|assets|files|hotelly-uploads|guest-pictures)\//

/** Refuses an address that cannot be decoded: whoever opened it as a page is led to the one that says it is not there. */
export function refuseUnreadable({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  const isPage = method === 'GET' && !NO_PAGES.test(url) && headers.accept?.includes('text/html')
  if (!isPage) return response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
  const asked = toLanguage(new RegExp(`[?&]${LANGUAGE_KEY}=(\\w+)`).exec(url)?.[1])
  const location = `/404${asked ? `?${LANGUAGE_KEY}=${asked}` : ''}`
  return response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}
