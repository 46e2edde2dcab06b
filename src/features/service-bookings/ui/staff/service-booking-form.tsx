import { useTranslation } from 'react-i18next'
import {
  ClosedNotes,
  NotesField,
  PaymentField,
  RoomField,
} from '#features/bookings/ui/staff/staff-fields.tsx'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { ServiceBooking } from '../../contract.ts'
import { stepsOf } from '../../rules.ts'
import type { StaffEdit } from '#features/bookings/contract.ts'
import { useStepWord } from './service-booking-words.tsx'

type FormProps = {
  booking: ServiceBooking
  began: ServiceBooking
  edit: StaffEdit
  isReadOnly: boolean
  onChange: (edit: StaffEdit) => void
}

/** Status, payment, room and the staff's own notes. */
export function ServiceBookingForm({ booking, began, edit, isReadOnly, onChange }: FormProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const stepWord = useStepWord()
  if (isReadOnly) return <ClosedNotes reason={t('desk.readOnly')} notes={booking.staffNotes} />
  const { status, paymentStatus, staffNotes, roomNumber } = { ...booking, ...edit }
  const isNotesOvertaken = edit.staffNotes !== undefined && booking.staffNotes !== began.staffNotes
  const steps = stepsOf(booking)

  return (
    <section className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t('hotel-admin:details.statusLabel')}>
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={({ target }) => {
              const wanted = steps.find((step) => step.status === target.value)
              if (wanted) onChange({ status: wanted.status })
            }}
          >
            {steps.map((step) => (
              <option key={step.status} value={step.status}>
                {stepWord(step.word)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {booking.totalPrice > 0 && (
        <PaymentField payment={paymentStatus} onChange={(payment) => onChange({ paymentStatus: payment })} />
      )}
      <RoomField
        room={roomNumber}
        hint={t('desk.roomHint')}
        onChange={(room) => onChange({ roomNumber: room })}
      />
      <NotesField
        notes={staffNotes}
        theirs={isNotesOvertaken ? booking.staffNotes : undefined}
        onChange={(notes) => onChange({ staffNotes: notes })}
      />
    </section>
  )
}
