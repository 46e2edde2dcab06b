import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why an address may not be called: no web address, without TLS, or not on the internet. */
export type AddressProblem = 'unusable' | 'insecure' | 'inward'

const INWARD_NAME = /^[^.]*$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/

/** The host of an address without brackets and closing dot, with every notation of an IPv4 address in its usual form. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '')

/** Whether the operator has named the host (`host` or `host:port`) as one that may be inside and without TLS. */
export function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const names = [url.hostname, `${url.hostname}:${port}`]
  return names.some((name) => allowedHosts.includes(name))
}

/** What is wrong with an address as it is written; whether its name leads inwards shows only when it is called. */
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
