import { createInstance, type i18n } from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { interpolationIn, localeFiles } from './i18n.ts'

const known = new Map<Language, i18n>()

/** The texts of a language beside those of the screen; it is nobody's choice of a language, and kept nowhere. */
function textsIn(language: Language): i18n {
  const there = known.get(language)
  if (there) return there
  const texts = createInstance()
  known.set(language, texts)
  void texts
    .use(localeFiles)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: [],
      defaultNS: 'common',
      interpolation: interpolationIn(() => language),
      initAsync: false,
    })
  return texts
}

type LanguageProps = { language: Language; fallback: ReactNode; children: ReactNode }

/** What is within speaks this language, whatever that of the screen. */
export const InLanguage = ({ language, fallback, children }: LanguageProps) => (
  <I18nextProvider i18n={textsIn(language)}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </I18nextProvider>
)
