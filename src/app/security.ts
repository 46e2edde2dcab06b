import type { IncomingMessage } from 'node:http'
import { isSecureRequest } from './request-context.ts'

/** No inline scripts, no other origins, no framing; inline styles are allowed for the hotel's colours. */
export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), geolocation=(), payment=()',
}

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/**
 * Scheme and host for absolute links: the operator's setting, or the Host header of a request to localhost. Otherwise
 * null, because a caller can send any Host header.
 */
export function originOf(
  request: IncomingMessage,
  { publicUrl, trustedProxies }: { publicUrl: string | null; trustedProxies: number },
): string | null {
  const { host = '' } = request.headers
  if (publicUrl) return publicUrl
  if (!LOOPBACK.test(host)) return null
  return `${isSecureRequest(request, trustedProxies) ? 'https' : 'http'}://${host}`
}

/** Whether a request that may change something comes from a page of another site. */
export function isForeignRequest(
  request: IncomingMessage,
  { publicUrl, trustedProxies }: { publicUrl: string | null; trustedProxies: number },
): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const { host, origin, 'sec-fetch-site': site } = request.headers
  if (site && site !== 'same-origin' && site !== 'none') return true
  if (!origin || origin === publicUrl) return false
  return origin !== `${isSecureRequest(request, trustedProxies) ? 'https' : 'http'}://${host}`
}

/** Whether a URL has invalid percent-encoding, or a NUL, which none of our texts contains. */
export function isUnreadable(url: string): boolean {
  try {
    return decodeURIComponent(url).includes('\0')
  } catch {
    return true
  }
}
