import { createContext, use } from 'react'
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

/** What the server put into the browser's page. */
export const pageData: PageData = {
  ...NOTHING,
  ...JSON.parse(globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'),
}

/** The page that is drawn: the browser's one, or on the server the one of the request. */
export const CurrentPage = createContext(pageData)

/** What the page brings along, for what the server paints, too. */
export const usePage = () => use(CurrentPage)
