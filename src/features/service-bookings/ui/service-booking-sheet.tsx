import { Check, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LongerWait } from '#features/alerts/ui/longer-wait.tsx'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import type { GuestServiceBooking } from '../contract.ts'
import { isAhead } from '../progress.ts'
import { wordOf } from '../rules.ts'
import { isBehind } from '../said-times.ts'
import { CancelUntil } from './cancel-until.tsx'
import { useServiceBookingWords } from './use-service-booking-words.ts'
import { ServiceBookingActions } from './service-booking-actions.tsx'
import { ServiceBookingFacts } from './service-booking-facts.tsx'
import { ServiceBookingSteps } from './service-booking-steps.tsx'

export type ServiceBookingSheetProps = {
  booking: GuestServiceBooking
  /** What can be done with its kind alone. */
  actions: ReactNode
  /** It was sent just now. */
  isNew?: boolean
  /** Where the guest goes on from a new one. */
  onDone?: () => void
  onClose: () => void
}

/** A request or an appointment: when it is, how far it has come, and what can be done with it; new, with a tick. */
export function ServiceBookingSheet({
  booking,
  actions,
  isNew = false,
  onDone,
  onClose,
}: ServiceBookingSheetProps) {
  const { t } = useTranslation(['work', 'guest', 'common'])
  const { nameOf, whenText, formerText, movedText } = useServiceBookingWords()
  const now = useNow(10)
  const titleId = useId()
  const name = nameOf(booking)
  const when = whenText(booking, now)
  const former = formerText(booking, now)
  const moved = movedText(booking, now)
  const isCancelled = booking.status === 'cancelled'
  const isGreeted = isNew && !isCancelled
  const sent =
    booking.kind === 'request' ? 'request' : booking.status === 'pending' ? 'waiting' : 'appointment'
  return (
    <Sheet
      titleId={titleId}
      className="max-h-[calc(100dvh-2rem)] max-w-xl"
      onShow={(sheet) => sheet.querySelector('h2')?.focus({ preventScroll: true })}
      onClose={onClose}
    >
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[1fr_auto]">
        <div className="overflow-y-auto">
          <div className="relative">
            <OfferPicture offer={booking} isLarge className="h-36 w-full short:h-20" iconClass="size-14" />
            <IconButton
              label={t('common:close')}
              onClick={onClose}
              className="absolute end-3 top-3 bg-card/95 shadow-card"
            >
              <X aria-hidden className="size-5" />
            </IconButton>
            {isGreeted && (
              <span
                aria-hidden
                className="absolute start-1/2 -bottom-8 grid size-16 -translate-x-1/2 animate-rise place-items-center rounded-full border-4 border-card bg-accent text-on-accent shadow-card rtl:translate-x-1/2"
              >
                <Check className="size-8" strokeWidth={2.5} />
              </span>
            )}
          </div>
          <div className={`px-5 pb-5 text-center ${isGreeted ? 'pt-11' : 'pt-5'}`}>
            <h2
              id={titleId}
              tabIndex={-1}
              className="font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-balance wrap-anywhere outline-none"
            >
              {isGreeted ? t(`guest.sent.${sent}`) : <bdi>{name}</bdi>}
            </h2>
            <p className="mt-1 text-muted">
              {isGreeted && (
                <>
                  <bdi>{name}</bdi>
                  {' · '}
                </>
              )}
              {t('guest:bookings.room', { room: booking.roomNumber })}
              {' · '}
              <bdi className="tabular font-semibold text-ink">#{shortId(booking.id)}</bdi>
            </p>
            {when && (
              <p className="tabular mt-2 font-display text-xl font-semibold text-balance first-letter:uppercase">
                {when}
              </p>
            )}
            {former && (
              <p className="tabular mt-2 font-display text-xl text-balance text-muted first-letter:uppercase">
                {isCancelled ? <del>{former}</del> : former}
              </p>
            )}
            {moved && (
              <p role="status" className="mt-1 font-medium text-wait">
                {moved}
              </p>
            )}
          </div>
          <LongerWait booking={booking} isOpen={booking.bookingStatus === 'open'} className="mx-5 mb-4" />
          <div className="grid grid-cols-1 gap-4 px-5 pb-6">
            {isCancelled ? (
              <p className="rounded-md bg-late-tint px-4 py-3 font-medium text-late">
                {t(`steps.${wordOf(booking)}`)}
                {booking.cancelReason && booking.cancelReason !== 'guest' && (
                  <>. {t(`guest.reason.${booking.cancelReason}`)}</>
                )}
              </p>
            ) : (
              <div className="rounded-lg border border-line p-4 pb-1 shadow-card">
                <ServiceBookingSteps
                  booking={booking}
                  last={booking.kind === 'request' && !isBehind(booking, now.getTime()) ? when : null}
                />
              </div>
            )}
            <ServiceBookingFacts booking={booking} />
            {booking.cancelUntil && isAhead(booking) && (
              <div className="text-[0.9375rem] text-muted">
                <CancelUntil until={new Date(booking.cancelUntil)} now={now} />
              </div>
            )}
            <ServiceBookingActions booking={booking}>{actions}</ServiceBookingActions>
          </div>
        </div>
        <footer className="flex flex-wrap gap-2.5 border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))] *:grow">
          <PhoneLink
            label={t('guest:bookings.call')}
            className="min-h-13! gap-x-1.5! px-2! border border-line bg-card"
          />
          {((isGreeted && onDone) || isCancelled) && (
            <Button look="primary" size="lg" onClick={onDone ?? onClose}>
              {t('guest.done')}
            </Button>
          )}
        </footer>
      </div>
    </Sheet>
  )
}
