import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const CHOICES = [
  { isSame: true, name: 'sameGuest', text: 'sameGuestText' },
  { isSame: false, name: 'newGuest', text: 'newGuestText' },
] as const

type ChoiceProps = { isSame: boolean | null; isMissing: boolean; onChoose: (isSame: boolean) => void }

/** Asks whether the login now belongs to another person, which only staff know (OP-72). */
export function StayChoice({ isSame: chosen, isMissing, onChoose }: ChoiceProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{t('guests.stayQuestion')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {CHOICES.map(({ isSame, name, text }) => (
          <div
            key={name}
            className="rounded-md border border-line px-3.5 pb-2.5 has-checked:border-accent has-checked:bg-tint"
          >
            <label className="flex min-h-11 items-center gap-2.5 font-medium">
              <input
                type="radio"
                name={id}
                checked={chosen === isSame}
                aria-describedby={`${id}-${name}`}
                onChange={() => onChoose(isSame)}
                className="size-4 shrink-0 accent-accent"
              />
              {t(`guests.${name}`)}
            </label>
            <p id={`${id}-${name}`} className="ps-6.5 text-sm text-muted">
              {t(`guests.${text}`)}
            </p>
          </div>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-late">
          {t('guests.needStay')}
        </p>
      )}
    </fieldset>
  )
}
