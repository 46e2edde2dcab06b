import type { IncomingMessage, ServerResponse } from 'node:http'
import { LANGUAGE_KEY, toLanguage } from '#kit/shared/languages.ts'

/** Refuses an address that cannot be decoded: whoever opened it as a page is led to the one that says it is not there. */
export function refuseUnreadable({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  const isOpened = method === 'GET' && headers.accept?.includes('text/html')
  if (!isOpened) return response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request')
  const asked = toLanguage(new RegExp(`[?&]${LANGUAGE_KEY}=(\\w+)`).exec(url)?.[1])
  const location = `/404${asked ? `?${LANGUAGE_KEY}=${asked}` : ''}`
  return response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
}
