import { useTranslation } from 'react-i18next'
import { type Language, listed, localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { OrderLine, GuestOrder } from '../contract.ts'

/** A dish's name with what was chosen for it: `Ribeye Steak (Medium, Kajmak)`. */
export function fullName({ name, choices }: Pick<OrderLine, 'name' | 'choices'>, language: Language) {
  const chosen = listed(
    choices.map((choice) => localized(choice.name, language)),
    language,
  )
  return chosen ? `${localized(name, language)} (${chosen})` : localized(name, language)
}

/** A dish's name in the current language. */
export function useLineName() {
  const language = useLanguage()
  return ({ name }: Pick<OrderLine, 'name'>) => localized(name, language)
}

/** The same with what was chosen for it, which tells two lines of a dish apart. */
export function useFullLineName() {
  const language = useLanguage()
  return (line: Pick<OrderLine, 'name' | 'choices'>) => fullName(line, language)
}

/** What a guest calls an order: its dishes, each isolated, since a name may be in letters of the other direction. */
export function useBookingName({ lines }: Pick<GuestOrder, 'lines'>) {
  const { t } = useTranslation('common')
  const { list } = useFormatters()
  const nameOf = useLineName()
  return lines ? list(lines.map((line) => `\u2068${nameOf(line)}\u2069`)) : t('invalidOrderData')
}
