import { useTranslation } from 'react-i18next'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { Stepper } from '#kit/web/ui/stepper.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { CancelUntil } from '#features/service-bookings/ui/cancel-until.tsx'
import type { Drafting } from '#features/service-bookings/ui/use-draft.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { ResourceChoice } from './resource-choice.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { ChosenTime } from './use-chosen-time.ts'
import { isFree } from './use-slots.ts'

type AppointmentTimeProps = {
  offer: GuestOffer
  time: ChosenTime
  /** Whether somebody wanted to book already. */
  isAsked: boolean
  change: Drafting['change']
}

/** When an appointment is, for how many, and with whom or where. */
export function AppointmentTime({ offer, time, isAsked, change }: AppointmentTimeProps) {
  const { t } = useTranslation('work')
  const now = useNow()
  const { asked, places, resourceId, days, startsAt } = time
  const choose = (id: string | null) =>
    change({ resourceId: id, startsAt: isFree(days, startsAt, id) ? startsAt : null })
  return (
    <>
      {offer.placesMax > 1 && (
        <div className="flex items-center justify-between gap-3 rounded-lg border border-line px-4 py-2">
          <span className="font-medium">{t('guest.places')}</span>
          <Stepper
            name={t('guest.places')}
            quantity={places}
            min={1}
            max={offer.placesMax}
            isSoft
            onChange={(count) => change({ places: count, startsAt: null })}
          />
        </div>
      )}
      <SlotPicker
        asked={asked}
        resourceId={resourceId}
        startsAt={startsAt}
        onStartsAt={(at) => change({ startsAt: at })}
      />
      {isAsked && startsAt === null && !time.isTaken && (
        <p role="alert" className="-mt-2 text-[0.9375rem] font-medium text-late">
          {t('guest.needTime')}
        </p>
      )}
      {offer.resources.length > 1 && (
        <ResourceChoice resources={offer.resources} chosen={resourceId} onChoose={choose} />
      )}
      <div className="grid gap-1 text-[0.9375rem] text-muted empty:hidden">
        {startsAt !== null && (
          <CancelUntil until={new Date(Date.parse(startsAt) - offer.cancelMinutes * MINUTE_MS)} now={now} />
        )}
        {offer.needsAnswer && <p>{t('guest.needsAnswer')}</p>}
      </div>
    </>
  )
}
