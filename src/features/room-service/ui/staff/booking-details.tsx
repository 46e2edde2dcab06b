import { useQuery } from '@tanstack/react-query'
import { Info, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import type { Booking } from '../../contract.ts'
import { mayDo } from '#features/bookings/rules.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import { BookingSummary } from './booking-summary.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingTimes } from './booking-times.tsx'
import { bookingQuery, currentOf } from './board-query.ts'
import { BookingTicket } from './booking-ticket.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { type BookingActions, type Closing } from './use-booking-actions.ts'
import { useStaffEdit } from '#features/bookings/ui/staff/use-staff-edit.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'

type DetailsProps = { booking: Booking; actions: BookingActions; onClose: () => void }

/** Everything about one booking; editable only while it is open (BKA-07). */
export function BookingDetails({ booking: opened, actions, onClose }: DetailsProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: booking } = useQuery({ ...bookingQuery(slug, opened.id), initialData: opened })
  const { edit, change, isChanged, isTooLong, isRoomMissing, isOvertaken, began, meant, saved, refused } =
    useStaffEdit(booking, opened)
  const [asked, setAsked] = useState<Closing | 'discard' | null>(null)
  const { save, reasonOf } = actions
  const isEditable = mayDo('update', booking)
  // the form says why
  const isUnread = mustAcknowledge(booking, 'delivered')
  const isReady = isChanged && !isTooLong && !isRoomMissing
  const failure = save.error ?? actions.close.error

  const submit = () => {
    if (!isReady || save.isPending) return
    save.mutate(
      { booking: meant, edit },
      { onSuccess: (done) => saved(done.booking, edit), onError: (error) => refused(currentOf(error)) },
    )
  }
  useSaveKey(submit)
  const leave = () => {
    if (isChanged && isEditable) return setAsked('discard')
    save.reset()
    actions.close.reset()
    onClose()
  }

  return (
    <>
      <Dialog
        wide
        title={t('details.title', { room: booking.roomNumber })}
        onClose={leave}
        footer={
          <>
            <Button onClick={() => print()} className="me-auto !px-3 sm:!px-4">
              <Printer aria-hidden className="size-4" />
              <span className="sr-only sm:not-sr-only">{t('details.print')}</span>
            </Button>
            {mayDo('reopen', booking) && (
              <Button look="primary" onClick={() => setAsked('reopen')}>
                {t('details.reopen')}
              </Button>
            )}
            {mayDo('cancel', booking) && (
              <Button className="text-late" onClick={() => setAsked('cancel')}>
                {t('details.cancel')}
              </Button>
            )}
            {mayDo('complete', booking) && (
              <Button look="soft" disabled={isUnread} onClick={() => setAsked('complete')}>
                {t('details.complete')}
              </Button>
            )}
            {isEditable && (
              <Button
                look="primary"
                disabled={!isReady}
                isBusy={save.isPending}
                className="max-sm:w-full"
                onClick={submit}
              >
                {t('details.save')}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {(isOvertaken || failure) && (
            <p role="status" className="flex gap-2 rounded-md bg-late-tint px-3.5 py-2.5 text-late">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              {isOvertaken ? t('bookings.changedElsewhere') : reasonOf(failure)}
            </p>
          )}
          <BookingSummary booking={booking} actions={actions} />
          <BookingForm
            booking={booking}
            began={began}
            edit={edit}
            isReadOnly={!isEditable}
            onChange={change}
          />
          <BookingTimes booking={booking} />
        </div>
      </Dialog>
      <BookingTicket booking={booking} />
      {asked === 'discard' && (
        <DiscardQuestion
          text={t('details.discardText', { room: booking.roomNumber })}
          onKeep={() => setAsked(null)}
          onDiscard={onClose}
        />
      )}
      {asked && asked !== 'discard' && (
        <ClosingDialog
          action={asked}
          booking={meant}
          edit={edit}
          actions={actions}
          onClose={() => setAsked(null)}
          onDone={(own) => saved(own, edit)}
          onRefused={(error) => refused(currentOf(error))}
        />
      )}
    </>
  )
}
