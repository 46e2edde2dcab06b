import { useTranslation } from 'react-i18next'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { BookingLine, GuestBooking } from '../contract.ts'

/** A dish's name in the current language. */
export function useLineName() {
  const language = useLanguage()
  return ({ name }: Pick<BookingLine, 'name'>) => localized(name, language)
}

/** What a guest calls an order: its dishes, each isolated, since a name may be in letters of the other direction. */
export function useBookingName({ lines }: Pick<GuestBooking, 'lines'>) {
  const { t } = useTranslation('common')
  const { list } = useFormatters()
  const nameOf = useLineName()
  return lines ? list(lines.map((line) => `\u2068${nameOf(line)}\u2069`)) : t('invalidOrderData')
}
