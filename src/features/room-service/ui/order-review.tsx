import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ShoppingBag } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { Initials } from '#kit/web/ui/initials.tsx'
import { RETRY } from '#kit/shared/retry.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { focusTooLong } from '#kit/web/too-long.ts'
import { LastAttempt } from '#kit/web/ui/last-attempt.tsx'
import { totalOf } from '../rules.ts'
import { useFocusFallback } from '#kit/web/use-focus-fallback.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNews } from './cart-news.tsx'
import { CartTold } from './cart-told.tsx'
import { useCart } from './cart.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { KitchenNotice } from './kitchen-notice.tsx'
import { MyBookings } from './my-bookings-part.ts'
import { myOrders } from './my-orders-query.ts'
import { Problem } from '#features/bookings/ui/problem.tsx'
import { OrderNote } from './order-note.tsx'
import { OrderTime } from './order-time.tsx'
import { TimeButton } from './time-button.tsx'
import { useOrdering } from './use-ordering.ts'
import { usePlaceOrder } from './use-place-order.ts'
import type { Sending } from '#features/bookings/ui/use-sending.ts'

const OrderSent = later(() => import('./order-sent.tsx'), 'OrderSent')

type OrderReviewProps = { guest: GuestSession; sending: Sending; isClosed: boolean }

/** RS-08 to RS-10: a summary of the order, placed with one press. */
export function OrderReview({ guest, sending, isClosed }: OrderReviewProps) {
  const { slug, name } = useHotel()
  const { t } = useTranslation('guest')
  const { lines, news } = useCart(slug)
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  useTitle(t('order.title'), name)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])

  // what comes after sending, so that it follows at once
  useEffect(() => {
    OrderSent.fetchSoon(0)
    MyBookings.fetchSoon(0)
    void client.prefetchQuery(myOrders(slug))
  }, [client, slug])
  useEffect(() => {
    if (news) window.scrollTo(0, 0)
  }, [news])

  const isBusy = sending.attempt > 0
  const main = useFocusFallback<HTMLElement>(lines.length === 0, () => title.current)
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between px-3 pt-3 md:px-6 md:pt-5">
        <Link
          to="/hotelly/$slug/room-service"
          params={{ slug }}
          disabled={isBusy}
          className={`${buttonClass('quiet')} aria-disabled:opacity-55`}
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('order.backToMenu')}
        </Link>
        <LanguageSwitcher />
      </header>
      <main {...main} className="mx-auto animate-rise flex w-full max-w-5xl grow flex-col px-5 pt-3 md:px-8">
        <h1
          ref={title}
          tabIndex={-1}
          className="font-display text-[2.25rem] font-semibold tracking-tight outline-none"
        >
          {t('order.title')}
        </h1>
        <p className="mt-1 mb-4 flex min-w-0 items-center gap-2 text-muted md:mb-5">
          <Initials name={guest.guestName} className="size-7 shrink-0 text-xs" />
          <span className="min-w-0">
            <bdi className="font-medium text-ink">{guest.guestName}</bdi>
            {' · '}
            {t('session.room', { number: guest.roomNumber })}
          </span>
        </p>
        <CartNews className="mb-5" />
        {!isClosed && <KitchenNotice isPlain />}
        {lines.length === 0 ? (
          <EmptyState icon={ShoppingBag} title={t('order.empty')} text={t('order.emptyText')}>
            <Link to="/hotelly/$slug/room-service" params={{ slug }} className={buttonClass('primary')}>
              {t('order.seeMenu')}
            </Link>
          </EmptyState>
        ) : (
          <div className="flex grow flex-col gap-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-10">
            <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
              <div className="rounded-lg border border-line bg-card px-4 shadow-card">
                <CartLines />
              </div>
              <CartTold />
            </fieldset>
            {/* on a phone, what is in it stands in one column with the dishes, and its end stays in sight */}
            <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-6">
              <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
                <OrderTime />
                <div className="grid gap-3">
                  <OrderNote />
                  <p className="text-[0.9375rem] text-pretty text-muted">{t('order.payText')}</p>
                </div>
              </fieldset>
              <Checkout sending={sending} isClosed={isClosed} />
            </div>
          </div>
        )}
      </main>
      <footer className="px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:pt-10">
        <MadeWithLove />
      </footer>
    </div>
  )
}

/** What it costs and how it is paid, always in sight beside the one button. */
function Checkout({ sending, isClosed }: Omit<OrderReviewProps, 'guest'>) {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(currency)
  const { lines } = useCart(slug)
  const total = totalOf(lines)
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-5 mt-auto border-t border-line bg-ground/95 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur md:-mx-8 md:px-8 lg:bottom-4 lg:m-0 lg:rounded-lg lg:border lg:bg-card lg:p-5 lg:shadow-card"
    >
      <ClosedNotice isClosed={isClosed} />
      <Problem text={isClosed ? null : sending.problem} />
      <LastAttempt action="room_service_booking" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grid shrink-0 gap-y-1">
          <span className="sr-only">{t('order.total')} </span>
          <bdi
            key={total}
            className="tabular animate-rise font-display text-[1.625rem] leading-none font-semibold"
          >
            {money(total)}
          </bdi>
          <span className="text-[0.8125rem] leading-tight text-muted">{t('order.payTitle')}</span>
        </p>
        <ConfirmButton sending={sending} isClosed={isClosed} />
      </div>
    </div>
  )
}

type ConfirmProps = Pick<OrderReviewProps, 'sending' | 'isClosed'>

function ConfirmButton({ sending, isClosed }: ConfirmProps) {
  const { attempt } = sending
  const place = usePlaceOrder(sending)
  const { t } = useTranslation(['guest', 'times'])
  const ordering = useOrdering()
  const isOnline = useOnline()
  const label =
    attempt === 0
      ? t('order.confirm')
      : attempt === 1
        ? t('order.sending')
        : t('order.retrying', { attempt, max: RETRY.critical.attempts })
  const confirm = () => {
    if (!focusTooLong()) void place()
  }
  if (ordering.problem !== null && !isClosed && attempt === 0)
    return (
      <TimeButton ordering={ordering} look="primary" size="lg" className="grow basis-44">
        {t('times:choose')}
      </TimeButton>
    )
  return (
    <>
      <Button
        look={isOnline ? 'primary' : 'plain'}
        size="lg"
        isBusy={attempt > 0}
        disabled={isClosed}
        onClick={confirm}
        className="min-w-0 grow basis-44 px-4! disabled:opacity-80"
      >
        {label}
      </Button>
      <p role="status" className="basis-full text-center text-sm text-pretty text-muted empty:hidden">
        {attempt > 1 && t(isOnline ? 'order.retryingText' : 'order.retryingOffline')}
        {attempt === 0 && !isOnline && t('times:mayNotArrive')}
      </p>
    </>
  )
}
