import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { focusTooLong } from '#kit/web/too-long.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { PhoneAvoids } from './phone-avoids.tsx'
import { PhoneConsent } from './phone-consent.tsx'
import { PhoneDishes } from './phone-dishes.tsx'
import { PhoneGuest } from '#features/bookings/ui/staff/phone-guest.tsx'
import { PhoneLines } from './phone-lines.tsx'
import { PhoneTime } from './phone-time.tsx'
import { addLine } from './phone-draft.ts'
import { usePhoneOrder } from './use-phone-order.ts'

/** An order that staff enter for a guest who calls. */
export function PhoneOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common', 'dish', 'guest', 'traits'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const [isLeaving, setLeaving] = useState(false)
  const dishSearch = useRef<HTMLInputElement>(null)
  const order = usePhoneOrder(onClose)
  const { guest, lines, note, dueAt, avoids, change, problems } = order
  return (
    <>
      <Dialog
        wide
        title={t('bookings.phone.title')}
        onClose={() => (order.isBegun ? setLeaving(true) : onClose())}
        footer={
          <>
            <div role="alert" className="grid w-full gap-1 font-medium text-late empty:hidden">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
            <p className="me-auto self-center text-lg font-semibold">
              {t('bookings.total')} <bdi className="tabular">{money(order.total)}</bdi>
            </p>
            <Button
              look="primary"
              disabled={!order.isReady}
              isBusy={order.isSending}
              onClick={() => focusTooLong() || order.send()}
            >
              {order.isSending && order.attempt > 1
                ? t('bookings.phone.again', { attempt: order.attempt })
                : t('bookings.phone.send')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-6">
          <PhoneGuest
            guest={guest}
            onChoose={(chosen) => {
              change({ guest: chosen })
              if (chosen) dishSearch.current?.focus()
            }}
          >
            <PhoneAvoids avoids={avoids} isUnknown={order.areAvoidsUnknown} />
          </PhoneGuest>
          <PhoneDishes
            avoids={avoids}
            searchField={dishSearch}
            onAdd={(asked) => change({ lines: addLine(lines, asked) })}
          />
          <PhoneLines lines={lines} avoids={avoids} onChange={(changed) => change({ lines: changed })} />
          <PhoneTime
            guest={guest}
            lines={lines}
            dueAt={dueAt}
            onChoose={(chosen) => change({ dueAt: chosen })}
          />
          <Field label={t('bookings.phone.note')} typed={{ text: note, limit: NOTE_LENGTH }}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={note}
                onChange={({ target }) => change({ note: target.value })}
                className={`${inputClass} block resize-y py-3 text-start`}
              />
            )}
          </Field>
        </div>
      </Dialog>
      {order.against && (
        <PhoneConsent
          lines={order.against}
          avoids={avoids}
          onConfirm={order.agree}
          onClose={order.leaveQuestion}
        />
      )}
      {isLeaving && (
        <DiscardQuestion
          title={t('bookings.phone.leaveTitle')}
          text={t('bookings.phone.leaveText')}
          onKeep={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
