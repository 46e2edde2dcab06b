import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { type ImportedField, isDishValue } from '../../fields.ts'
import { CATEGORIES } from '../../rules.ts'

/** What a field of a dish is called, and what stands in it, in words. */
export function useDishWords() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money } = useFormatters(useHotel().currency)
  return {
    nameOf: (field: ImportedField) =>
      isDishValue(field) ? t(`common:dish.field.${field}`) : t(`menu.import.field.${field}`),
    valueOf: (field: string, value: string | number | null) => {
      if (field === 'price' && typeof value === 'number') return money(value)
      const category = CATEGORIES.find((one) => field === 'category' && one === value)
      if (category) return t(`common:categories.${category}`)
      return value === null || value === '' ? '–' : String(value)
    },
  }
}
