import { useTranslation } from 'react-i18next'
import { Cover } from '#features/hotels/ui/cover.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useIsRoomServiceClosed } from '#features/services/ui/use-is-room-service-closed.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { greetingAt } from '#kit/shared/greeting.ts'
import { useNow } from '#kit/web/use-now.ts'
import { OrderAction } from './order-action.tsx'

/** The hotel's cover with a greeting by its hour, the room, and the first thing that can be done. */
export function HomeHero({ guest }: { guest: GuestSession | null }) {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  const now = useNow(300)
  const canOrder = !useIsRoomServiceClosed()
  return (
    <section
      aria-labelledby="greeting"
      className={`relative mb-6 flex flex-col justify-between md:mb-9 ${
        canOrder ? 'min-h-59 md:min-h-72' : 'min-h-40 md:min-h-56'
      } short:min-h-44`}
    >
      <div
        className={`absolute inset-0 overflow-hidden rounded-lg bg-accent-light ${canOrder ? 'bottom-10 md:bottom-0' : ''}`}
      >
        <Cover hotel={hotel} className="object-top md:object-[50%_62%]" />
        <div className="absolute inset-0 bg-linear-to-b from-black/70 via-black/55 via-45% to-transparent to-70%" />
      </div>
      <div className="relative max-w-5/6 p-4.5 text-white [text-shadow:0_1px_12px_rgb(0_0_0/.45)] md:p-7">
        <h1 id="greeting" className="text-[1.875rem] leading-9 font-semibold tracking-tight md:text-4xl">
          {t(`landing.${greetingAt(now, hotel.timeZone)}`)}
        </h1>
        <p className="mt-0.5 rtl:-mt-2 in-[#first-paint]:invisible">
          {guest && <>{t('session.room', { number: guest.roomNumber })} · </>}
          <bdi>{hotel.name}</bdi>
        </p>
      </div>
      {canOrder && <OrderAction guest={guest} />}
    </section>
  )
}
