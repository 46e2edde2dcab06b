import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useLocalized } from '#kit/web/use-localized.ts'

type ResourceChoiceProps = {
  resources: GuestOffer['resources']
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** With whom, or where: anyone who is free, or one of them. */
export function ResourceChoice({ resources, chosen, onChoose }: ResourceChoiceProps) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const group = useId()
  const all = [
    { id: null, name: t('guest.anyone') },
    ...resources.map(({ id, name }) => ({ id, name: localized(name) })),
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-[0.9375rem] font-medium">{t('guest.with')}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map(({ id, name }) => (
          <label
            key={id}
            className="relative flex min-h-11 max-w-full items-center rounded-full border border-line bg-card px-4 py-1.5 transition-colors hover:bg-tint has-checked:border-accent-text/60 has-checked:bg-tint has-checked:font-semibold has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
