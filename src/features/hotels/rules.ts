import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { toLatin } from '#kit/shared/transliterate.ts'

const LONGEST = 63
const NAMELESS = 'hotel'

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '')

/**
 * The URL segment for a hotel's name, such as `hotel-saric-duric`; a taken or reserved one gets a number.
 * @param isTaken whether another hotel has this slug already
 */
export function slugFrom(name: string, isTaken: (slug: string) => boolean = () => false): string {
  const words = toLatin(name)
    .replace(/['’ʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const slug = cut(words, LONGEST) || NAMELESS
  const isFree = (candidate: string) => !RESERVED_SLUGS.includes(candidate) && !isTaken(candidate)
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`
    const candidate = cut(slug, LONGEST - suffix.length) + suffix
    if (isFree(candidate)) return candidate
  }
}
