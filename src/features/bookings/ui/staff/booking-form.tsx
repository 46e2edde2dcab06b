import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import type { Booking } from '../../contract.ts'
import { mustAcknowledge, OPEN_STATUSES, STAFF_NOTES_LENGTH } from '../../rules.ts'
import type { Edit } from './use-booking-actions.ts'

const PAYMENTS = ['open', 'paid'] as const

type FormProps = {
  booking: Booking
  opened: Booking
  edit: Edit
  isReadOnly: boolean
  onChange: (edit: Edit) => void
}

/** Status, payment, the room and the staff's own notes (BKA-06). */
export function BookingForm({ booking, opened, edit, isReadOnly, onChange }: FormProps) {
  const { t } = useTranslation(['hotel-admin', 'common', 'traits'])
  if (isReadOnly) return <ClosedBooking booking={booking} />
  const { status, paymentStatus, staffNotes, roomNumber } = { ...booking, ...edit }
  const isNotesOvertaken = edit.staffNotes !== undefined && booking.staffNotes !== opened.staffNotes
  const paymentText = { open: t('common:notPaid'), paid: t('common:paid') }

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
              const wanted = OPEN_STATUSES.find((one) => one === target.value)
              if (wanted) onChange({ status: wanted })
            }}
          >
            {OPEN_STATUSES.map((one) => (
              <option
                key={one}
                value={one}
                disabled={one !== booking.status && mustAcknowledge(booking, one)}
              >
                {t(`bookings.status.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('details.paymentLabel')}>
        {(control) => (
          <Select
            {...control}
            value={paymentStatus}
            onChange={({ target }) => {
              const wanted = PAYMENTS.find((one) => one === target.value)
              if (wanted) onChange({ paymentStatus: wanted })
            }}
          >
            {PAYMENTS.map((one) => (
              <option key={one} value={one}>
                {paymentText[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t('details.roomLabel')}
        hint={t('details.roomHint')}
        error={roomNumber.trim() ? undefined : t('details.needRoom')}
        limit={ROOM_NUMBER_LENGTH}
        autoComplete="off"
        value={roomNumber}
        onChange={({ target }) => onChange({ roomNumber: target.value })}
      />
      <div className="grid gap-1.5 sm:col-span-2">
        {isNotesOvertaken && <TheirNotes notes={booking.staffNotes} />}
        <Notes notes={staffNotes ?? ''} onChange={(text) => onChange({ staffNotes: text || null })} />
      </div>
    </section>
  )
}

const Select = (props: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...props} className={`${inputClass} appearance-none pe-11`} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-muted"
    />
  </span>
)

function Notes({ notes, onChange }: { notes: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Field
      label={t('details.notesLabel')}
      hint={t('details.notesHint')}
      typed={{ text: notes, limit: STAFF_NOTES_LENGTH }}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={notes}
          placeholder={t('details.notesPlaceholder')}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} block resize-y py-3 text-start [unicode-bidi:plaintext]`}
        />
      )}
    </Field>
  )
}

function TheirNotes({ notes }: { notes: string | null }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
      <p className="font-semibold">{t('details.theirNotes')}</p>
      <p dir="auto" className="whitespace-pre-line">
        {notes ?? t('details.noNotes')}
      </p>
    </div>
  )
}

function ClosedBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <section className="grid gap-3">
      <p className="rounded-md bg-ink/5 px-3.5 py-2.5 text-muted">{t('details.readOnly')}</p>
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('details.notesLabel')}</h3>
        <p dir="auto" className="text-base whitespace-pre-line text-muted">
          {booking.staffNotes ?? t('details.noNotes')}
        </p>
      </div>
    </section>
  )
}
