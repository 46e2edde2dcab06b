import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import { readMoney } from '#kit/shared/money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import type { StaffMenuItem } from '../../contract.ts'
import { CATEGORIES } from '../../rules.ts'
import type { DishFormState, DishTexts } from './use-dish-form.ts'

type OvertakenProps = { form: DishFormState; current: StaffMenuItem | null }

/** Says what somebody else changed about the dish that is open here, or that it was deleted. */
export function DishOvertaken({ form: { edits, picture }, current }: OvertakenProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const shown = (name: keyof DishTexts, value: string | boolean | null) => {
    if (name === 'enabled') return t(value ? 'menu.visible' : 'menu.hidden')
    const category = CATEGORIES.find((one) => name === 'category' && one === value)
    if (category) return t(`common:categories.${category}`)
    const [price] = name === 'price' ? readMoney(String(value), currency) : []
    return price === undefined ? value || '–' : money(price)
  }
  return (
    <Overtaken
      title={t(current ? 'menu.form.theirs' : 'menu.form.gone')}
      isGone={!current}
      edits={edits}
      labelOf={(name) => t(name === 'enabled' ? 'menu.form.visible' : `menu.import.field.${name}`)}
      shown={shown}
      others={pictureConflict(t('menu.form.picture'), picture, current?.imageUrl ?? null)}
    />
  )
}
