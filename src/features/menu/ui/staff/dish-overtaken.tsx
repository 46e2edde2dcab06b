import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { StaffMenuItem } from '../../contract.ts'
import { changedFields, type DishField } from '../../editing.ts'
import type { DishFormState } from './use-dish-form.ts'

/** Says that somebody else changed or deleted the dish that is open here, and what it says now. */
export function Overtaken({ form, current }: { form: DishFormState; current: StaffMenuItem | null }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money } = useFormatters(useHotel().currency)
  const { base } = form
  if (!base || (current && current.version <= base.version)) return null
  const shown = (item: StaffMenuItem, field: DishField) => {
    if (field === 'price') return money(item.price)
    if (field === 'category') return t(`common:categories.${item.category}`)
    if (field === 'imageUrl' && item.imageUrl) {
      return <img src={item.imageUrl} alt="" className="inline size-10 rounded-sm object-cover" />
    }
    return item[field] ?? '–'
  }
  return (
    <div role="alert" className="mb-4 grid gap-2 rounded-md bg-wait-tint px-4 py-3 text-wait">
      <p className="font-semibold">{t(current ? 'menu.form.theirs' : 'menu.form.gone')}</p>
      {current && (
        <>
          <ul>
            {changedFields(base, current).map((field) => (
              <li key={field}>
                {t(`menu.import.field.${field}`)}: <bdi>{shown(current, field)}</bdi>
              </li>
            ))}
            {current.enabled !== base.enabled && (
              <li>{t(current.enabled ? 'menu.visible' : 'menu.hidden')}</li>
            )}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" onClick={() => form.takeTheirs(current)}>
              {t('menu.form.takeTheirs')}
            </Button>
            <span>{t('menu.form.keepMine')}</span>
          </div>
        </>
      )}
    </div>
  )
}
