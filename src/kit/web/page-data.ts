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

/** The data that the server embedded in the page; nothing where the server itself renders. */
export const pageData: PageData = {
  ...NOTHING,
  ...JSON.parse(globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'),
}
