import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#kit/shared/languages.ts'

/** The current language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return toLanguage(i18n.resolvedLanguage) ?? DEFAULT_LANGUAGE
}
