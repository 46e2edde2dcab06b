import { localized } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { BookingLine } from '../contract.ts'

/** A dish's name in the current language. */
export function useLineName() {
  const language = useLanguage()
  return ({ name }: Pick<BookingLine, 'name'>) => localized(name, language)
}
