import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'

/** As what this browser rings at one hotel; stays when somebody signs out, so that whoever comes next is called there. */
export type KeptDevice = Pick<Device, 'id' | 'name' | 'place'> & {
  slug: string
  language: Language
  endpoint: string
  session: string
}

/** Where it is kept (`kit/web/push/kept.ts`). */
export const keptAt = (slug: string) => `/devices/${slug}`
