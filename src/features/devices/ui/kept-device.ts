import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'

/** As what this browser rings at one hotel; stays when somebody signs out, so that it goes on for whoever comes next. */
export type KeptDevice = Pick<Device, 'id' | 'name' | 'place'> & {
  slug: string
  language: Language
  endpoint: string
  session: string
  /** Whose it is; missing where a release of before kept it. */
  ownerId?: string
  /** Who has said, while signed in, that somebody else's own is not to ring for them. */
  declinedBy?: string
}

/** Where it is kept (`kit/web/push/kept.ts`). */
export const keptAt = (slug: string) => `/devices/${slug}`
