import { useTranslation } from 'react-i18next'
import { LongerWait } from '#features/alerts/ui/longer-wait.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import type { GuestOrder } from '../contract.ts'
import { waitsForItsTime } from '../own-order.ts'
import { isUnderWay, stepOf, stepsOf } from '../rules.ts'
import { OrderTold } from './order-told.tsx'
import { OrderExpected } from './order-expected.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { lightsOf } from './window/lights.ts'
import { WindowScene } from './window/scene.tsx'

const TellMe = later(() => import('#features/guest-devices/ui/tell-me.tsx'), 'TellMe')

/** The living window: the hotel as it stands with this order, the order's steps, and what is in it. */
export function OrderFollowed({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation('guest')
  const { time } = useFormatters(booking.currency)
  const { status, lines, roomNumber, specialInstructions, cancelReason } = booking
  const isCancelled = status === 'cancelled'
  const step = stepsOf(booking)[stepOf(booking)]
  const state = isCancelled ? 'cancelled' : (step?.name ?? 'sent')
  const isLaterSeen = state === 'seen' && waitsForItsTime(booking)
  const at = time(step?.at ?? booking.createdAt)
  return (
    <>
      <div className="h-[min(34rem,54dvh)] min-h-64 overflow-hidden lg:sticky lg:top-6 lg:aspect-[400/476] lg:h-auto lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:rounded-[24px] lg:shadow-float">
        <WindowScene
          label={t(`order.scene.${state}`, { room: roomNumber })}
          room={roomNumber}
          lights={lightsOf(booking)}
          isDark={isCancelled}
        />
      </div>
      <section className="relative -mt-6 w-full max-w-2xl min-w-0 justify-self-center rounded-t-[24px] bg-ground px-5 pt-7 rtl:pt-9 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-9 lg:mt-0 lg:px-0 lg:pt-2">
        <div role="status">
          <h1 className="font-display text-[1.75rem] font-semibold tracking-tight md:text-[2.25rem]">
            {t(`order.state.${state}`)}
          </h1>
          <p className="mt-1 min-h-[2lh] text-pretty text-muted md:min-h-0">
            {cancelReason
              ? t(`cancelled.reason.${cancelReason}`)
              : t(`order.stateText.${isLaterSeen ? 'seenLater' : state}`, { time: at })}
          </p>
        </div>
        <div role="status">
          <OrderExpected booking={booking} className="mt-1 text-lg font-semibold" />
        </div>
        <p className="mt-1 text-muted">
          {t('bookings.room', { room: roomNumber })}
          {' · '}
          <bdi className="tabular font-semibold text-ink">#{shortId(booking.id)}</bdi>
        </p>
        <LongerWait booking={booking} isOpen={isUnderWay(booking)} className="mt-4" />
        {!isCancelled && <OrderTimeline booking={booking} />}
        {isUnderWay(booking) && <TellMe />}
        <div className="mt-5 border-t border-line pt-5">
          <OrderLines booking={booking} />
        </div>
        <OrderTold booking={booking} className="mt-4" />
        {specialInstructions && (
          <p className="mt-4 overflow-hidden rounded-md bg-tint px-3.5 py-2.5 text-[0.9375rem]">
            <span className="block text-[0.8125rem] text-muted">{t('bookings.note')}</span>
            <bdi className="whitespace-pre-line">{specialInstructions}</bdi>
          </p>
        )}
        <div className="mt-6 grid gap-2.5">
          {!isUnderWay(booking) && lines && <OrderAgain lines={lines} />}
          <OrderHelp booking={booking} />
        </div>
      </section>
    </>
  )
}
