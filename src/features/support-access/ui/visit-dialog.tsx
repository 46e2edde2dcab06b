import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { REASON_LENGTH, VISIT_MINUTES, type VisitMinutes } from '../rules.ts'
import { useStartVisit, useVisit } from './use-visit.ts'

type DialogProps = { hotel: { id: string; name: string }; onClose: () => void }

/** Asks for reason and duration before opening a hotel's panel. */
export function VisitDialog({ hotel, onClose }: DialogProps) {
  const { t } = useTranslation(['platform', 'hotel-admin', 'common'])
  const formId = useId()
  const { data: visit } = useVisit()
  const start = useStartVisit()
  const [reason, setReason] = useState('')
  const [minutes, setMinutes] = useState<VisitMinutes>(VISIT_MINUTES[0])
  const [isSent, setSent] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (reason.trim() ? setLeaving(true) : onClose())
  const isBusy = start.isPending || start.isSuccess

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (reason.trim() && !isBusy) start.mutate({ hotelId: hotel.id, minutes, reason })
  }
  return (
    <>
      <Dialog
        title={t('support.title', { hotel: hotel.name })}
        onClose={leave}
        footer={
          <>
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
              {t('support.start')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-muted">{t('support.lead')}</p>
          {visit && visit.hotelId !== hotel.id && (
            <p className="rounded-md bg-wait-tint px-3.5 py-2.5 text-wait">
              {t('support.replaces', { hotel: visit.hotelName })}
            </p>
          )}
          <Field
            label={t('support.reason')}
            hint={t('support.reasonHint')}
            typed={{ text: reason, limit: REASON_LENGTH }}
            error={isSent && !reason.trim() ? t('support.needReason') : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                data-first-focus
                rows={3}
                required
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                className={`${inputClass} py-2.5`}
              />
            )}
          </Field>
          <fieldset>
            <legend className="mb-1.5 text-[0.9375rem] font-medium">{t('support.minutes')}</legend>
            <div className="flex flex-wrap gap-2">
              {VISIT_MINUTES.map((count) => (
                <label
                  key={count}
                  className="flex min-h-11 items-center gap-2 rounded-md border border-line px-3.5 font-medium has-checked:border-accent has-checked:bg-tint has-checked:text-accent-text"
                >
                  <input
                    type="radio"
                    name="minutes"
                    checked={minutes === count}
                    onChange={() => setMinutes(count)}
                    className="size-4 accent-accent"
                  />
                  {t('support.minutesCount', { count })}
                </label>
              ))}
            </div>
          </fieldset>
        </form>
      </Dialog>
      {isLeaving && (
        <DiscardQuestion
          text={t('hotel-admin:discard.entered')}
          onKeep={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
