import type { StaffEdit } from '#features/bookings/contract.ts'
import { useTranslation } from 'react-i18next'
import { Field } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { Order } from '../../contract.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import { OPEN_STATUSES } from '#features/bookings/rules.ts'
import {
  ClosedNotes,
  NotesField,
  PaymentField,
  RoomField,
} from '#features/bookings/ui/staff/staff-fields.tsx'

type FormProps = {
  booking: Order
  began: Order
  edit: StaffEdit
  isReadOnly: boolean
  onChange: (edit: StaffEdit) => void
}

/** Status, payment, the room and the staff's own notes (BKA-06). */
export function OrderForm({ booking, began, edit, isReadOnly, onChange }: FormProps) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  if (isReadOnly) return <ClosedNotes reason={t('details.readOnly')} notes={booking.staffNotes} />
  const { status, paymentStatus, staffNotes, roomNumber } = { ...booking, ...edit }
  const isNotesOvertaken = edit.staffNotes !== undefined && booking.staffNotes !== began.staffNotes

  return (
    <section className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={t('details.statusLabel')}
        hint={mustAcknowledge(booking, 'delivered') ? t('traits:mustAcknowledge') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={({ target }) => {
              const wanted = OPEN_STATUSES.find((status) => status === target.value)
              if (wanted) onChange({ status: wanted })
            }}
          >
            {OPEN_STATUSES.map((choice) => (
              <option
                key={choice}
                value={choice}
                disabled={choice !== booking.status && mustAcknowledge(booking, choice)}
              >
                {t(`bookings.status.${choice}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PaymentField payment={paymentStatus} onChange={(payment) => onChange({ paymentStatus: payment })} />
      <RoomField
        room={roomNumber}
        hint={t('details.roomHint')}
        onChange={(room) => onChange({ roomNumber: room })}
      />
      <NotesField
        notes={staffNotes}
        placeholder={t('details.notesPlaceholder')}
        theirs={isNotesOvertaken ? booking.staffNotes : undefined}
        onChange={(notes) => onChange({ staffNotes: notes })}
      />
    </section>
  )
}
