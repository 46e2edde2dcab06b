import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookingsFailure } from '#features/bookings/ui/staff/bookings-failure.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import { dayAt } from '#kit/shared/day.ts'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useAskedToAdd } from '#kit/web/use-asked-to-add.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useMedia } from '#kit/web/use-media.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { isUnanswered } from '#features/service-bookings/waiting.ts'
import type { ServiceBookingActions } from '#features/service-bookings/ui/staff/use-service-booking-actions.ts'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'
import { clockOfMinutes } from '#kit/shared/time.ts'
import type { Block } from '../../contract.ts'
import { BlockDialog } from './block-dialog.tsx'
import { DayBar } from './day-bar.tsx'
import { DayGrid } from './day-grid.tsx'
import { FreeDialog } from './free-dialog.tsx'
import { OtherTime } from './other-time.tsx'
import type { WantedTime } from './time-choice.tsx'
import { useDay } from './use-day.ts'
import { useMove } from './use-move.ts'
import { WaitingForAnswer } from './waiting-for-answer.tsx'

type DayProps = {
  category: Category | null
  /** The open requests and appointments, of any day. */
  open: readonly ServiceBooking[]
  actions: ServiceBookingActions
  onOpen: (booking: ServiceBooking) => void
  onBook: (at: WantedTime) => void
}

/** The appointments of a day, a column for each resource, and beside them those that wait for an answer. */
export function DayOfAppointments({ category, open, actions, onOpen, onBook }: DayProps) {
  const { t } = useTranslation(['work', 'common'])
  const { timeZone } = useHotel()
  const localized = useLocalized()
  const address = useServiceBookingsAddress()
  const isPhone = useMedia('(width < 48rem)')
  const [over, setOver] = useState<'block' | Block | null>(null)
  const [moved, setMoved] = useState<ServiceBooking | null>(null)
  useAskedToAdd('block', () => setOver('block'))
  const shown = address.day ?? dayAt(new Date(), timeZone)
  const { day, failed } = useDay(shown, address.category ?? category)
  const move = useMove(day, (booking, change) => actions.change(booking, change))
  const columns = day?.columns ?? []
  const chosen =
    columns.find(({ resource }) => resource.id === address.resource) ??
    columns.find(({ appointments }) => appointments.length > 0) ??
    columns[0]
  const waiting = address.narrow(open.filter(isUnanswered))

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DayBar
        day={shown}
        resources={
          isPhone
            ? columns.map(({ resource: { id, name }, appointments }) => ({
                id,
                name: localized(name),
                count: appointments.length,
              }))
            : []
        }
        chosen={chosen?.resource.id ?? ''}
        onBlock={columns.length > 0 ? () => setOver('block') : null}
      />
      <div className="flex min-h-0 flex-1 flex-col xl:flex-row-reverse">
        <WaitingForAnswer bookings={waiting} actions={actions} onOpen={onOpen} onOtherTime={setMoved} />
        {failed && (
          <div className="flex-1 p-4">
            <BookingsFailure
              error={failed.error}
              isBusy={failed.isFetching}
              onRetry={() => void failed.refetch()}
            />
          </div>
        )}
        {!day && !failed && (
          <div role="status" aria-label={t('common:loading')} className="grid flex-1 grid-cols-3 gap-3 p-4">
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-full" />
            ))}
          </div>
        )}
        {day && columns.length === 0 && (
          <div className="flex-1 p-4">
            <EmptyState icon={CalendarClock} title={t('desk.day.empty')} text={t('desk.day.emptyText')} />
          </div>
        )}
        {day && chosen && (
          <DayGrid
            day={day}
            columns={isPhone ? [chosen] : columns}
            move={move}
            isShown={(booking) => address.narrow([booking]).length > 0}
            onOpen={onOpen}
            onBlock={setOver}
            onEmpty={({ minute, resourceId }) =>
              onBook({ day: shown, time: clockOfMinutes(minute), resourceId })
            }
          />
        )}
      </div>
      {over === 'block' && day && columns.length > 0 && (
        <BlockDialog
          day={shown}
          resources={columns.map(({ resource }) => resource)}
          chosen={chosen?.resource.id ?? ''}
          onClose={() => setOver(null)}
        />
      )}
      {over && over !== 'block' && <FreeDialog block={over} onClose={() => setOver(null)} />}
      {moved && <OtherTime booking={moved} actions={actions} onClose={() => setMoved(null)} />}
    </div>
  )
}
