import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DECLARED } from '#features/categories/all.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import { OFFER_ICONS } from '../../icons.ts'
import { OFFER_SIGNS } from '../offer-icons.ts'
import type { OfferFormState } from './use-offer-form.ts'

/** The sign that stands where an offer has no picture. */
export function IconField({ form: { fields, change, category } }: { form: OfferFormState }) {
  const { t } = useTranslation('work')
  const group = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{t('editor.field.icon')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {[null, ...OFFER_ICONS].map((icon) => {
          const Icon = icon ? OFFER_SIGNS[icon] : SERVICE_ICONS[DECLARED[category].icon]
          const name = t(`editor.icon.${icon ?? 'area'}`)
          return (
            <label
              key={icon}
              title={name}
              className="grid h-11 cursor-pointer place-items-center rounded-md border border-transparent text-muted transition-colors hover:bg-ink/4 hover:text-ink has-checked:border-accent has-checked:bg-tint has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                aria-label={name}
                checked={fields.icon === icon}
                onChange={() => change({ icon })}
                className="sr-only"
              />
              <Icon aria-hidden strokeWidth={1.5} className="size-6" />
            </label>
          )
        })}
      </div>
      <p className="text-sm text-muted">{t('editor.offer.iconHint')}</p>
    </fieldset>
  )
}
