import i18next, { type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { isolated } from '#kit/shared/isolate.ts'
import {
  DEFAULT_LANGUAGE,
  directionOf,
  type Language,
  LANGUAGE_KEY,
  LANGUAGES,
  toLanguage,
} from '#kit/shared/languages.ts'
import { languageCaches } from './multi-language.ts'
import { pageData } from './page-data.ts'

const openTexts = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/*/*.json',
  '!../../../locales/*/{hotel-admin,platform}.json',
  // only the server uses it
  '!../../../locales/*/assistant.json',
])

async function loadTexts(language: string, namespace: string) {
  const name = `../../../locales/${language}/${namespace}.json`
  const load = openTexts[name] ?? (await import('./closed-texts.ts')).closedTexts[name]
  if (!load) throw new Error(`No texts for ${language}/${namespace}`)
  return load()
}

/** Fetches a language's texts on first use; the page embeds those of its first screen. */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (file) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

/** How values stand in the texts of a language; React escapes what is shown. */
export const interpolationIn = (language: () => Language) => ({
  escape: (value: string) => isolated(value, language()),
  defaultVariables: { provider: pageData.provider },
})

function applyLanguage(tag: string) {
  const language = toLanguage(tag) ?? DEFAULT_LANGUAGE
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const DETECTION_ORDER = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag']

/** Starts i18next in the language detected in the specified order (PLAT-10), or in English if languages are off. */
export async function startTexts() {
  i18next.on('languageChanged', applyLanguage)
  await i18next
    .use(localeFiles)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...(pageData.isMultiLanguage ? {} : { lng: DEFAULT_LANGUAGE }),
      supportedLngs: LANGUAGES,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: DEFAULT_LANGUAGE,
      partialBundledLanguages: true,
      resources: { [pageData.language]: pageData.texts } as never,
      ns: Object.keys(pageData.texts),
      defaultNS: 'common',
      interpolation: interpolationIn(() => toLanguage(i18next.language) ?? DEFAULT_LANGUAGE),
      detection: {
        order: DETECTION_ORDER,
        caches: languageCaches(),
        lookupQuerystring: LANGUAGE_KEY,
        lookupCookie: LANGUAGE_KEY,
        lookupLocalStorage: LANGUAGE_KEY,
        lookupSessionStorage: LANGUAGE_KEY,
        cookieMinutes: 60 * 24 * 365,
        cookieOptions: { path: '/', sameSite: 'lax' },
        convertDetectedLanguage: (tag: string) => toLanguage(tag) ?? tag,
      },
    })
}
