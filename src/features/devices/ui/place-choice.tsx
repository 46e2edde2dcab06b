import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../contract.ts'
import { PLACES } from '../rules.ts'

type ChoiceProps = { place: Device['place']; onChoose: (place: Device['place']) => void }

/** Whether a device stays in the hotel, or goes home with somebody. */
export function PlaceChoice({ place: chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{t('devices.placeLabel')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {PLACES.map((place) => (
          <div
            key={place}
            className="rounded-md border border-line px-3.5 pb-2.5 has-checked:border-accent has-checked:bg-tint"
          >
            <label className="flex min-h-11 items-center gap-2.5 font-medium">
              <input
                type="radio"
                name={id}
                checked={chosen === place}
                aria-describedby={`${id}-${place}`}
                onChange={() => onChoose(place)}
                className="size-4 shrink-0 accent-accent"
              />
              {t(`devices.place.${place}`)}
            </label>
            <p id={`${id}-${place}`} className="ps-6.5 text-sm text-muted">
              {t(`devices.placeText.${place}`)}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
