import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why a URL may not be called: not a web address, no TLS, or not on the public internet. */
export type AddressProblem = 'unusable' | 'insecure' | 'inward'

const INWARD_NAME = /^[^.]*$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/** The host of a URL without brackets or trailing dot; URL parsing has normalised any notation of an IPv4 address. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '')

/** Whether the operator allows this host (`host` or `host:port`) to be on the private network and without TLS. */
export function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const names = [url.hostname, `${url.hostname}:${port}`]
  return names.some((name) => allowedHosts.includes(name))
}

/** The problem with a URL as written, or null; whether its name resolves to a private address shows only on a call. */
export function addressProblem(address: string, allowedHosts: readonly string[]): AddressProblem | null {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username || url.password) return 'unusable'
  if (isAllowedHost(url, allowedHosts)) return null
  const host = hostOf(url)
  const isInward = isIP(host) ? !isPublicAddress(host) : INWARD_NAME.test(host)
  if (isInward) return 'inward'
  return url.protocol === 'https:' ? null : 'insecure'
}
