import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const GROUPS_OF_A_SUBSCRIBER = 4

/** What one caller is counted by: an IPv4 address in full, an IPv6 address by its /64, which belongs to one subscriber. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (!isIPv6(plain)) return plain
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0')
  return `${[...before, ...gap, ...after].slice(0, GROUPS_OF_A_SUBSCRIBER).join(':')}::/64`
}
