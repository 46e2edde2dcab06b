import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import { readMoney } from '#kit/shared/read-money.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'
import type { DishFormFields, DishFormState } from './use-dish-form.ts'
import { useDishWords } from './use-dish-words.ts'

type OvertakenProps = { form: DishFormState; current: StaffMenuItem | null }

/** Says what somebody else changed about the dish that is open here, or that it was deleted. */
export function DishOvertaken({ form: { edits, picture }, current }: OvertakenProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug, currency } = useHotel()
  const { nameOf, valueOf, declaredOf } = useDishWords()
  const { list } = useFormatters()
  const localized = useLocalized()
  const { data: groups = [] } = useQuery(optionsQuery(slug))
  const { data: parts = [] } = useQuery(partsQuery(slug))
  const labelOf = (name: keyof DishFormFields) => {
    switch (name) {
      case 'enabled':
        return t('menu.form.visible')
      case 'optionGroupIds':
        return t('menu.options.title')
      case 'partIds':
        return t('menu.parts.heading')
      case 'traits':
        return t('menu.traits.choice')
      case 'soldOut':
        return t('menu.stock.label')
      default:
        return nameOf(name)
    }
  }
  const shown = (name: keyof DishFormFields, value: DishFormFields[keyof DishFormFields]) => {
    if (Array.isArray(value)) {
      const named: readonly { id: string; name: Texts }[] = name === 'partIds' ? parts : groups
      const names = value.flatMap((id) => named.find((one) => one.id === id)?.name ?? [])
      return list(names.map((one) => localized(one))) || '–'
    }
    if (typeof value === 'boolean') return t(value ? 'menu.visible' : 'menu.hidden')
    if (typeof value === 'object' && value !== null) return declaredOf(value)
    const [price] = name === 'price' ? readMoney(String(value), currency) : []
    return valueOf(name, price ?? value)
  }
  return (
    <Overtaken
      title={t(current ? 'menu.form.theirs' : 'menu.form.gone')}
      isGone={!current}
      edits={edits}
      labelOf={labelOf}
      shown={shown}
      others={pictureConflict(t('menu.form.picture'), picture, current?.imageUrl ?? null)}
    />
  )
}
