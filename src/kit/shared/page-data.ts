import type { Language } from './languages.ts'

/** What a page brings along, so that its first screen needs no second round trip. */
export type PageData = {
  language: Language
  /** Locale texts of the namespaces that the page needs, in its language. */
  texts: Record<string, unknown>
  provider: string
  supportEmail: string
  /** Scheme and host under which guests reach us, where the operator has said so. */
  publicUrl: string | null
  /** Whether visitors and staff may choose their language (PLAT-11). */
  isMultiLanguage: boolean
  /** Answers of calls, by procedure path and input, as the client would have got them. */
  answers: { path: readonly [string, string]; input: unknown; output: unknown }[]
}

export const PAGE_DATA_ID = 'page-data'

/** The cookie of a browser that has the fonts: its pages show them from the first moment. */
export const FONTS_COOKIE = 'fonts'

/** The element with what the server painted, which the application takes the place of. */
export const FIRST_PAINT_ID = 'first-paint'
