import { Link } from '@tanstack/react-router'
import { ArrowRight, Lock, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import { later } from '#kit/web/later.tsx'

const DishOfTheHouse = later(() => import('./dish-of-the-house.tsx'), 'DishOfTheHouse')
const OrderSoon = later(() => import('#features/room-service/ui/order-soon.tsx'), 'OrderSoon')

/** The way to the menu; visitors are led on to the sign-in there (OP-29). */
export function OrderAction({ guest }: { guest: GuestSession | null }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const Icon = guest ? ArrowRight : Lock
  return (
    <div className="group relative mx-3.5 flex min-h-23 items-center gap-3.5 narrow:mx-1 rounded-lg bg-accent p-3 text-on-accent shadow-float outline-offset-2 outline-accent transition hover:brightness-110 has-focus-visible:outline-2 active:scale-[0.99] md:m-6 md:w-96 md:self-end">
      <span className="relative grid size-15 shrink-0 place-items-center overflow-hidden rounded-md bg-on-accent/15 max-[22rem]:hidden">
        <UtensilsCrossed aria-hidden className="size-7" />
        <DishOfTheHouse />
      </span>
      <div className="min-w-0 grow">
        <Link
          to="/hotelly/$slug/room-service"
          params={{ slug }}
          className="text-[1.1875rem] leading-snug font-semibold outline-none after:absolute after:inset-0 after:rounded-lg"
        >
          {t('home.order')}
        </Link>
        <p className="min-h-[1lh] text-[0.9375rem] leading-snug in-[#first-paint]:invisible">
          {guest ? <OrderSoon /> : t('home.orderLogin')}
        </p>
      </div>
      <Icon
        aria-hidden
        className="me-1 size-5.5 shrink-0 transition in-[#first-paint]:invisible group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </div>
  )
}
