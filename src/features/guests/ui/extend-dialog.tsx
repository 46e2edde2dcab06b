import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { isDay } from '#kit/web/read-day.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { DateField } from '#kit/web/ui/date-field.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import type { Guest } from '../contract.ts'
import { isPast } from '../rules.ts'
import { StayChoice } from './stay-choice.tsx'

type DialogProps = {
  guests: readonly Guest[]
  onExtend: (expiresOn: string, isSameGuest: boolean) => void
  onClose: () => void
}

/** Asks until when the selected guests may sign in. */
export function ExtendDialog({ guests, onExtend, onClose }: DialogProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const formId = useId()
  const tomorrow = dayAt(new Date(), useHotel().timeZone, 1)
  const [day, setDay] = useState('')
  const [isSame, setSame] = useState<boolean | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isAsked = guests.some(({ expiresAt }) => isPast(expiresAt, new Date()))
  const isFine = isDay(day) && day >= tomorrow
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isFine && !(isAsked && isSame === null)) onExtend(day, isSame === true)
  }
  return (
    <Dialog
      title={t('guests.several.extendTitle', { count: guests.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('guests.several.extend')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <DateField
          data-first-focus
          label={t('guests.several.until')}
          hint={t('guests.expiresOnSuggestion')}
          error={isChecked && !isFine ? t('guests.several.needDay') : undefined}
          min={tomorrow}
          value={day}
          onDay={setDay}
        />
        {isAsked && (
          <StayChoice isSame={isSame} isMissing={isChecked && isSame === null} onChoose={setSame} />
        )}
        <p className="text-sm text-muted">{t('guests.several.signsOut')}</p>
      </form>
    </Dialog>
  )
}
