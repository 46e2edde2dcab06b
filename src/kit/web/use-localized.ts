import { type Language, localized } from '#kit/shared/languages.ts'
import { useLanguage } from './use-language.ts'

/** What a hotel wrote, in the language of the screen, else in English. */
export function useLocalized() {
  const language = useLanguage()
  return (texts: Record<Language, string | null>) => localized(texts, language)
}
