import { useTranslation } from 'react-i18next'
import { TRAITS, type Trait, type Traits } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { saysLanguage, useTextLabel } from '#kit/web/use-text-label.ts'
import { type ImportedField, isDishValue } from '../../fields.ts'
import { readNames } from '../../option-names.ts'
import { CATEGORIES, KITCHEN_OPENS, STATIONS } from '../../limits.ts'
import { TRAIT_COLUMN_NAMES, traitsByColumn } from '../../trait-columns.ts'

const NOTHING = '–'
const isTrait = (name: string): name is Trait => TRAITS.some((trait) => trait === name)

/** What a field of a dish is called, and what stands in it, in words. */
export function useDishWords() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { t: ofTraits } = useTranslation('traits', { useSuspense: false })
  const { money, list } = useFormatters(useHotel().currency)
  const namesOf = (traits: readonly Trait[]) => list(traits.map((trait) => ofTraits(`name.${trait}`)))
  const labelOf = useTextLabel()
  const nameOf = (field: ImportedField) => {
    if (saysLanguage(field)) return labelOf(field)
    return isDishValue(field) ? t(`common:dish.field.${field}`) : t(`menu.import.field.${field}`)
  }
  return {
    nameOf,
    valueOf: (field: string, value: string | number | null) => {
      if (field === 'price' && typeof value === 'number') return money(value)
      const category = CATEGORIES.find((category) => field === 'category' && category === value)
      if (category) return t(`common:categories.${category}`)
      const station = STATIONS.find((station) => field === 'station' && station === value)
      if (station) return t(`menu.station.${station}`)
      if (field === 'soldOut')
        return value === 'opening' || value === 'further'
          ? t(`menu.soldOut.is.${value}`, { time: KITCHEN_OPENS })
          : t('menu.options.available')
      if (value === null || value === '') return NOTHING
      return TRAIT_COLUMN_NAMES.some((column) => column === field)
        ? namesOf(readNames(String(value)).filter(isTrait))
        : String(value)
    },
    /** What is declared, a line for each kind of it. */
    declaredOf: (traits: Traits) =>
      Object.entries(traitsByColumn(traits))
        .flatMap(([column, named]) =>
          named.length > 0 ? [`${nameOf(column as ImportedField)}: ${namesOf(named)}`] : [],
        )
        .join('\n') || NOTHING,
  }
}
