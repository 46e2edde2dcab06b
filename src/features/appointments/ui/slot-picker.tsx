import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayChip } from '#features/bookings/ui/time-chips.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { useNow } from '#kit/web/use-now.ts'
import { FreeTimes } from './free-times.tsx'
import { type SlotsAsked, useSlots } from './use-slots.ts'

/** Leads to the free times of the day that is shown, or to the days where it has none. */
export const focusTimes = (within: HTMLElement | null) => {
  const find = (selector: string) => within?.querySelector<HTMLElement>(`[data-times] ${selector}`)
  ;(find('input:not(details:not([open]) input)') ?? find('button:enabled'))?.focus()
}

type SlotPickerProps = {
  asked: SlotsAsked
  /** With whom or where; null: with any that is free. */
  resourceId: string | null
  startsAt: string | null
  onStartsAt: (startsAt: string) => void
}

/** Two weeks in a row, and what is free on the day that is chosen; days without a free time are greyed. */
export function SlotPicker({ asked, resourceId, startsAt, onStartsAt }: SlotPickerProps) {
  const { timeZone } = useHotel()
  const { t } = useTranslation(['work', 'times'])
  const { dayOf, dayNameOf, dateOf } = useMomentWords()
  const list = useSlots(asked)
  const now = useNow()
  const { guest } = useGuest()
  const chosenDay = startsAt && dayAt(new Date(startsAt), timeZone)
  const [lookedAt, setLookedAt] = useState(chosenDay)
  if (list.isPending) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-25" />
      </div>
    )
  }
  if (!list.data) {
    return (
      <GuestFailure
        text={t('guest.slotsFailed')}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const days = list.data.map(({ day, slots }) => ({
    day,
    at: new Date(momentOf(day, '12:00', timeZone)),
    slots: slots.filter(({ resourceIds }) => resourceId === null || resourceIds.includes(resourceId)),
  }))
  const shown =
    days.find(({ day }) => day === (lookedAt ?? chosenDay)) ?? days.find(({ slots }) => slots.length > 0)
  if (!shown) return <p className="rounded-lg bg-tint px-4 py-3 text-pretty">{t('guest.noneAtAll')}</p>
  const leavesOn = guest?.expiresAt ? dayAt(new Date(Date.parse(guest.expiresAt) - 1), timeZone) : null
  const leaves = days.find(({ day }) => day === leavesOn)
  return (
    <div data-times className="grid min-w-0 grid-cols-1 gap-3">
      <div
        role="group"
        aria-label={t('times:days')}
        className="-mx-5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1 [&::-webkit-scrollbar]:hidden"
      >
        {days.map(({ day, at, slots }) => (
          <DayChip
            key={day}
            name={dayNameOf(at, now)}
            date={dateOf(at)}
            isChosen={day === shown.day}
            isEmpty={slots.length === 0 && day !== shown.day}
            onChoose={() => setLookedAt(day)}
          />
        ))}
      </div>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-2 text-[0.9375rem] font-medium">
          {t('guest.freeOn', { day: dayOf(shown.at, now) })}
        </legend>
        <FreeTimes
          key={`${shown.day} ${resourceId}`}
          times={shown.slots.map((slot) => slot.startsAt)}
          chosen={startsAt}
          onChoose={onStartsAt}
        />
      </fieldset>
      {shown.slots.length === 0 && <p className="text-muted">{t('guest.noTimes')}</p>}
      {leaves && (
        <p className="text-[0.9375rem] text-pretty text-muted">
          {t('guest.untilCheckout', { date: dateOf(leaves.at) })}
        </p>
      )}
    </div>
  )
}
