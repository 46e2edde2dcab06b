import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type ReasonsProps<Reason extends string> = {
  reasons: readonly Reason[]
  nameOf: (reason: Reason) => string
  chosen: Reason | null
  /** One was to be chosen by now. */
  isMissing: boolean
  onChoose: (reason: Reason) => void
}

/** Why a booking is cancelled, of which the guest reads one. */
export function CancelReasons<Reason extends string>({
  reasons,
  nameOf,
  chosen,
  isMissing,
  onChoose,
}: ReasonsProps<Reason>) {
  const { t } = useTranslation('hotel-admin')
  const hintId = useId()
  const isWrong = isMissing && chosen === null
  return (
    <fieldset aria-describedby={hintId} className="mt-4 grid min-w-0 gap-1.5">
      <legend className="font-semibold">{t('bookings.reason.title')}</legend>
      <p
        id={hintId}
        role={isWrong ? 'alert' : undefined}
        className={`mb-1 text-[0.9375rem] ${isWrong ? 'font-medium text-late' : 'text-muted'}`}
      >
        {t(isWrong ? 'bookings.reasonMissing' : 'bookings.reason.text')}
      </p>
      {reasons.map((reason) => (
        <label
          key={reason}
          className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3.5 py-1.5 has-checked:border-accent-text/60 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="cancel-reason"
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-accent outline-none"
          />
          {nameOf(reason)}
        </label>
      ))}
    </fieldset>
  )
}
