import { useTranslation } from 'react-i18next'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { Work } from '../../contract.ts'
import { STAFF_NOTES_LENGTH, stepsOf } from '../../rules.ts'
import type { Edit } from './change.ts'

const PAYMENTS = ['open', 'paid'] as const

type FormProps = {
  work: Work
  opened: Work
  edit: Edit
  isReadOnly: boolean
  onChange: (edit: Edit) => void
}

/** Status, payment, room and the staff's own notes. */
export function WorkForm({ work, opened, edit, isReadOnly, onChange }: FormProps) {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  if (isReadOnly)
    return (
      <section className="grid gap-3">
        <p className="rounded-md bg-ink/5 px-3.5 py-2.5 text-muted">{t('desk.readOnly')}</p>
        <div className="grid gap-1">
          <h3 className="font-semibold">{t('hotel-admin:details.notesLabel')}</h3>
          <p dir="auto" className="text-base whitespace-pre-line text-muted">
            {work.staffNotes ?? t('hotel-admin:details.noNotes')}
          </p>
        </div>
      </section>
    )
  const { status, paymentStatus, staffNotes, roomNumber } = { ...work, ...edit }
  const isNotesOvertaken = edit.staffNotes !== undefined && work.staffNotes !== opened.staffNotes
  const steps = stepsOf(work)
  const paymentText = { open: t('common:notPaid'), paid: t('common:paid') }

  return (
    <section className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t('hotel-admin:details.statusLabel')}>
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={({ target }) => {
              const wanted = steps.find((one) => one.status === target.value)
              if (wanted) onChange({ status: wanted.status })
            }}
          >
            {steps.map((one) => (
              <option key={one.status} value={one.status}>
                {t(`steps.${one.word as 'asked'}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {work.totalPrice > 0 && (
        <Field label={t('hotel-admin:details.paymentLabel')}>
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
      )}
      <TextField
        label={t('hotel-admin:details.roomLabel')}
        hint={t('desk.roomHint')}
        error={roomNumber.trim() ? undefined : t('hotel-admin:details.needRoom')}
        limit={ROOM_NUMBER_LENGTH}
        autoComplete="off"
        value={roomNumber}
        onChange={({ target }) => onChange({ roomNumber: target.value })}
      />
      <div className="grid gap-1.5 sm:col-span-2">
        {isNotesOvertaken && (
          <div className="rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
            <p className="font-semibold">{t('hotel-admin:details.theirNotes')}</p>
            <p dir="auto" className="whitespace-pre-line">
              {work.staffNotes ?? t('hotel-admin:details.noNotes')}
            </p>
          </div>
        )}
        <Field
          label={t('hotel-admin:details.notesLabel')}
          hint={t('hotel-admin:details.notesHint')}
          typed={{ text: staffNotes ?? '', limit: STAFF_NOTES_LENGTH }}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={staffNotes ?? ''}
              onChange={({ target }) => onChange({ staffNotes: target.value || null })}
              className={`${inputClass} block resize-y py-3 text-start [unicode-bidi:plaintext]`}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
