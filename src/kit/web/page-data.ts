import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { PAGE_DATA_ID, type PageData } from '#kit/shared/page-data.ts'

const NOTHING: PageData = {
  language: DEFAULT_LANGUAGE,
  texts: {},
  provider: 'Hotelly',
  supportEmail: '',
  publicUrl: null,
  isMultiLanguage: true,
  answers: [],
}

/** What the server put into the browser's page; where it is painted, there is none. */
export const pageData: PageData = {
  ...NOTHING,
  ...JSON.parse(globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'),
}
