/** Where a hotel is found elsewhere. */
export const NETWORKS = ['website', 'instagram', 'facebook'] as const
export type Network = (typeof NETWORKS)[number]

export const LINK_LENGTH = 300

/** The hosts of the networks, where a name alone leads to a page. */
const HOSTS = { instagram: 'www.instagram.com', facebook: 'www.facebook.com' } as const
const OWN = { instagram: /(^|\.)instagram\.com$/, facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/ } as const

const NAME = /^@?([\w.]+)$/

function parse(text: string): URL | null {
  try {
    return new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
}

/**
 * The address of a page as somebody types it: `hotel.example`, `@hotel`, or whole. Null for anything else, and for an
 * address of a network that is not on it.
 */
export function linkOf(network: Network, typed: string): string | null {
  const text = typed.trim()
  const name = network === 'website' ? null : NAME.exec(text)?.[1]
  if (network !== 'website' && name && (text.startsWith('@') || !name.includes('.')))
    return `https://${HOSTS[network]}/${name}`
  const url = parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null
  if (url.username || url.password) return null
  if (network !== 'website') {
    if (!OWN[network].test(url.hostname)) return null
    url.protocol = 'https:'
  }
  return url.href.length <= LINK_LENGTH ? url.href : null
}
