import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { focusTooLong } from '#kit/web/too-long.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { NOTE_LENGTH } from '../../limits.ts'
import { GuestChoice } from './guest-choice.tsx'
import type { useBookForGuest } from './use-book-for-guest.ts'

type BookProps = {
  booking: Omit<ReturnType<typeof useBookForGuest>, 'send'> & {
    /** In minor units. */
    total: number
    /** Whether something of the room's own was chosen. */
    isBegun: boolean
    isReady: boolean
    send: () => void
  }
  /** What is to be known of the guest. */
  aboutGuest?: ReactNode
  /** What the room asks between the guest and the note. */
  children: ReactNode
}

/** What staff book for a guest who calls or stands before them. */
export function BookForGuest({ booking, aboutGuest, children }: BookProps) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const [isLeaving, setLeaving] = useState(false)
  const steps = useRef<HTMLDivElement>(null)
  const { draft, change, problems, attempt, say, total, onClose } = booking
  const { guest, note } = draft
  const isSending = attempt > 0
  const leave = () => {
    // what is on its way can no longer be called back
    if (isSending) return
    if (booking.isBegun || guest || note) setLeaving(true)
    else onClose()
  }
  return (
    <>
      <Dialog
        wide
        title={say('title')}
        onClose={leave}
        footer={
          <>
            <div role="alert" className="grid w-full gap-1 font-medium text-late empty:hidden">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
            {total > 0 && (
              <p className="me-auto self-center text-lg font-semibold">
                {t('bookings.total')} <bdi className="tabular">{money(total)}</bdi>
              </p>
            )}
            <Button
              look="primary"
              disabled={!guest || !booking.isReady}
              isBusy={isSending}
              onClick={() => focusTooLong() || booking.send()}
            >
              {attempt > 1 ? t('bookings.forGuest.again', { attempt }) : say('send')}
            </Button>
          </>
        }
      >
        <fieldset disabled={isSending} aria-label={say('title')} className="grid min-w-0 grid-cols-1 gap-6">
          <GuestChoice
            guest={guest}
            onChoose={(chosen) => {
              change({ guest: chosen })
              if (chosen) steps.current?.querySelector<HTMLElement>('input, select')?.focus()
            }}
          >
            {aboutGuest}
          </GuestChoice>
          <div ref={steps} className="grid grid-cols-1 gap-6">
            {children}
          </div>
          <Field label={say('note')} typed={{ text: note, limit: NOTE_LENGTH }}>
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
        </fieldset>
      </Dialog>
      {isLeaving && (
        <DiscardQuestion
          title={say('leaveTitle')}
          text={say('leaveText')}
          onKeep={() => setLeaving(false)}
          onDiscard={onClose}
        />
      )}
    </>
  )
}
