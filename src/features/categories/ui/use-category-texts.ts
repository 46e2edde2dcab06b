import { useLanguage } from '#kit/web/use-language.ts'
import type { ServiceCategory } from '../all.ts'
import { textsOf } from '../texts.ts'

/** The texts of a category in the language of the screen. */
export function useCategoryTexts() {
  const language = useLanguage()
  return <Of extends ServiceCategory>(category: Of) => textsOf(category, language)
}
