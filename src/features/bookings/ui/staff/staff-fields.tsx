import { useTranslation } from 'react-i18next'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { Booking } from '../../contract.ts'
import { STAFF_NOTES_LENGTH } from '../../limits.ts'

const PAYMENTS = ['open', 'paid'] as const

type PaymentProps = {
  payment: Booking['paymentStatus']
  onChange: (payment: Booking['paymentStatus']) => void
}

export function PaymentField({ payment, onChange }: PaymentProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const words = { open: t('common:notPaid'), paid: t('common:paid') }
  return (
    <Field label={t('details.paymentLabel')}>
      {(control) => (
        <Select
          {...control}
          value={payment}
          onChange={({ target }) => {
            const wanted = PAYMENTS.find((payment) => payment === target.value)
            if (wanted) onChange(wanted)
          }}
        >
          {PAYMENTS.map((choice) => (
            <option key={choice} value={choice}>
              {words[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type RoomProps = { room: string; hint: string; onChange: (room: string) => void }

export function RoomField({ room, hint, onChange }: RoomProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <TextField
      label={t('details.roomLabel')}
      hint={hint}
      error={room.trim() ? undefined : t('details.needRoom')}
      limit={ROOM_NUMBER_LENGTH}
      autoComplete="off"
      value={room}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type NotesProps = {
  notes: string | null
  placeholder?: string
  /** What somebody else has written meanwhile; undefined: nobody has. */
  theirs: string | null | undefined
  onChange: (notes: string | null) => void
}

/** The staff's own notes. */
export function NotesField({ notes, placeholder, theirs, onChange }: NotesProps) {
  const { t } = useTranslation('hotel-admin')
  const text = notes ?? ''
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      {theirs !== undefined && (
        <div className="rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
          <p className="font-semibold">{t('details.theirNotes')}</p>
          <p dir="auto" className="whitespace-pre-line">
            {theirs ?? t('details.noNotes')}
          </p>
        </div>
      )}
      <Field
        label={t('details.notesLabel')}
        hint={t('details.notesHint')}
        typed={{ text, limit: STAFF_NOTES_LENGTH }}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            placeholder={placeholder}
            onChange={({ target }) => onChange(target.value || null)}
            className={`${inputClass} block resize-y py-3 text-start [unicode-bidi:plaintext]`}
          />
        )}
      </Field>
    </div>
  )
}

/** In place of the fields of what is closed: why, and the notes as they are. */
export function ClosedNotes({ reason, notes }: { reason: string; notes: string | null }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <section className="grid gap-3">
      <p className="rounded-md bg-ink/5 px-3.5 py-2.5 text-muted">{reason}</p>
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('details.notesLabel')}</h3>
        <p dir="auto" className="text-base whitespace-pre-line text-muted">
          {notes ?? t('details.noNotes')}
        </p>
      </div>
    </section>
  )
}
