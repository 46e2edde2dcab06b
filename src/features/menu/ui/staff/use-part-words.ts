import { useTranslation } from 'react-i18next'
import type { Span } from '#features/kitchen/hours.ts'

/** When a part of the day is, in words: `23:00 to 05:00, over midnight`. */
export function usePartWords() {
  const { t } = useTranslation('hotel-admin')
  return ({ begins, ends }: Span): string => {
    if (begins === ends) return t('menu.parts.wholeDay')
    const span = t('menu.parts.span', { begins, ends })
    return begins < ends ? span : `${span} · ${t('menu.parts.overnight')}`
  }
}
