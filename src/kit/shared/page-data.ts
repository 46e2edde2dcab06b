import type { Language } from './languages.ts'

/** Data embedded in a page, so that its first screen needs no second round trip. */
export type PageData = {
  language: Language
  /** Locale texts of the namespaces that the page needs, in its language. */
  texts: Record<string, unknown>
  provider: string
  supportEmail: string
  /** Scheme and host that guests use, if the operator has set them. */
  publicUrl: string | null
  /** Whether visitors and staff may choose their language (PLAT-11). */
  isMultiLanguage: boolean
  /** Answers to calls, by procedure path and input, in the form the client would receive them. */
  answers: { path: readonly [string, string]; input: unknown; output: unknown }[]
}

export const PAGE_DATA_ID = 'page-data'

/** Marks a browser that has the fonts cached: its pages use them from the first paint. */
export const FONTS_COOKIE = 'fonts'

/** The element with the server's first paint, which the application replaces. */
export const FIRST_PAINT_ID = 'first-paint'
