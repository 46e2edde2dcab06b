/** What mails, messengers and typists leave behind an address. */
const BEHIND = /[\s.,;:!?'"’”»)\]}>*_]+$/u

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The path that was meant by one to a hotel or the platform with capitals, a slash too many or punctuation behind it,
 * as all of ours are of small letters; null where it is right as it is.
 */
export function meantPath(pathname: string): string | null {
  const parts = pathname.split('/').slice(1).map(decoded)
  if (parts[0]?.toLowerCase() !== 'hotelly') return null
  const meant = parts.map((part) => part.toLowerCase().replace(BEHIND, '')).filter(Boolean)
  return meant.join('/') === parts.join('/') ? null : `/${meant.map(encodeURIComponent).join('/')}`
}
