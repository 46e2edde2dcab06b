import { isIPv6 } from 'node:net'

/** What belongs to one subscriber: an IPv4 address in full, of an IPv6 address the first 64 bits. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain
  const [front = [], back] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(back ? 8 - front.length - back.length : 0).fill('0')
  const groups = [...front, ...zeros, ...(back ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
