import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { readMoney } from '#kit/shared/read-money.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { FieldWords } from '#kit/web/ui/editor-body.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'
import type { DishFormFields } from './use-dish-form.ts'
import { useDishWords } from './use-dish-words.ts'

/** What the fields of the form of a dish are called, and what stands in them, in words. */
export function useDishFieldWords(): FieldWords<DishFormFields> {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency } = useHotel()
  const { nameOf, valueOf, declaredOf } = useDishWords()
  const { list } = useFormatters()
  const localized = useLocalized()
  const { data: groups = [] } = useQuery(optionsQuery(slug))
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const labels = {
    enabled: t('menu.form.visible'),
    optionGroupIds: t('menu.options.title'),
    partIds: t('menu.parts.heading'),
    traits: t('menu.traits.choice'),
    soldOut: t('menu.stock.label'),
  }
  return {
    labelOf: (name) => (name in labels ? labels[name as keyof typeof labels] : nameOf(name as 'price')),
    shown: (name, value) => {
      if (Array.isArray(value)) {
        const named: readonly { id: string; name: Texts }[] = name === 'partIds' ? parts : groups
        const names = value.flatMap((id) => named.find((each) => each.id === id)?.name ?? [])
        return list(names.map((name) => localized(name))) || '–'
      }
      if (typeof value === 'boolean') return t(value ? 'menu.visible' : 'menu.hidden')
      if (typeof value === 'object' && value !== null) return declaredOf(value)
      const [price] = name === 'price' ? readMoney(String(value), currency) : []
      return valueOf(name, price ?? value)
    },
  }
}
