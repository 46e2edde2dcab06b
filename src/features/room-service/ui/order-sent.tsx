import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { shortId } from '#kit/shared/ids.ts'
import { Button, buttonClass, IconButton } from '#kit/web/ui/button.tsx'
import { useModal } from '#kit/web/use-modal.ts'
import type { GuestOrder } from '../contract.ts'
import { OrderTold } from './order-told.tsx'
import { OrderArrives } from './order-arrives.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { HelpActions, HelpWords } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { useSuccessText } from './use-success-text.ts'
import { MoonScene } from './window/moon-scene.tsx'

/** What is said of a sent order is one text: its first sentence stands large, the rest beneath it. */
function inHalves(said: string) {
  const [, news = said, more] = /^([^!]*!) (.*)$/s.exec(said) ?? []
  return [news, more] as const
}

/** RS-18: the order that was just sent, over the services, until the guest goes on; if it is cancelled meanwhile, that. */
export function OrderSent({ booking }: { booking: GuestOrder }) {
  const { slug } = useHotel()
  const { t } = useTranslation(['guest', 'common'])
  const navigate = useNavigate()
  const successText = useSuccessText()
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { status, cancelReason } = booking
  const isCancelled = status === 'cancelled'
  const [news, more] = isCancelled
    ? [
        t('order.state.cancelled'),
        cancelReason ? t(`cancelled.reason.${cancelReason}`) : t('order.stateText.cancelled'),
      ]
    : inHalves(successText(booking))
  const close = () => void navigate({ to: '/hotelly/$slug/services', params: { slug }, replace: true })

  const modal = useModal(close, () => title.current?.focus({ preventScroll: true }))
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}title`}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden bg-ground p-0 shadow-float transition duration-180 ease-calm short:overflow-y-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[27rem] md:rounded-[24px] starting:translate-y-6 starting:opacity-0"
    >
      <div className="flex h-full flex-col short:h-auto md:max-h-[calc(100dvh-2rem)] short:md:max-h-none">
        <div className="min-h-0 grow overflow-y-auto short:overflow-visible">
          <div className="relative h-[min(16rem,27dvh)] min-h-36 overflow-hidden">
            <MoonScene room={booking.roomNumber} isCancelled={isCancelled} />
            <IconButton
              label={t('common:close')}
              onClick={close}
              className="absolute end-4 top-[max(1rem,env(safe-area-inset-top))]"
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="px-5 pt-5 pb-4">
            <div role="status" className="text-center">
              <h2 ref={title} id={`${id}title`} tabIndex={-1} className="outline-none">
                <span className="block font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-balance">
                  {news}
                </span>{' '}
                <span className="mt-1.5 block font-sans text-[0.9375rem] font-normal text-balance text-muted">
                  {more}
                </span>
              </h2>
            </div>
            <p className="text-center text-[0.9375rem] text-muted">
              {t('bookings.room', { room: booking.roomNumber })}
              {' · '}
              <bdi className="tabular font-semibold text-ink">#{shortId(booking.id)}</bdi>
            </p>
            <div className="mt-4 grid grid-cols-1 gap-4 rounded-lg border border-line bg-card p-4 shadow-card">
              {!isCancelled && (
                <div>
                  <OrderArrives booking={booking} />
                  <OrderTimeline booking={booking} />
                </div>
              )}
              <div className="border-line not-first:border-t not-first:pt-4">
                <OrderLines booking={booking} />
              </div>
              <OrderTold booking={booking} />
            </div>
            <HelpWords booking={booking} className="mt-3 text-[0.8125rem] leading-snug" />
          </div>
        </div>
        <div className="grid gap-1 border-t border-line bg-ground px-5 pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {/* one link, so that the focus on it stays */}
          <Link
            to={isCancelled ? '/hotelly/$slug/room-service' : '/hotelly/$slug/order'}
            params={{ slug }}
            hash={isCancelled ? '' : booking.id}
            replace
            className={buttonClass('primary', 'lg')}
          >
            {t(isCancelled ? 'order.backToMenu' : 'order.follow')}
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </Link>
          {isCancelled && (
            <Button size="lg" onClick={close}>
              {t('bookings.title')}
            </Button>
          )}
          <HelpActions booking={booking} isRow />
        </div>
      </div>
    </dialog>
  )
}
