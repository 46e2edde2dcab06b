import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import type { IntentLine } from './asked-line.ts'
import { SignInLink } from './sign-in-link.tsx'
import type { useFillCart } from './use-fill-cart.ts'
import type { OrderMoment } from './use-order-when.ts'

type PutProps = {
  cart: ReturnType<typeof useFillCart>
  lines: readonly IntentLine[]
  /** Undefined while the guest has to choose it. */
  moment: OrderMoment | undefined
  /** All of it was ordered before. */
  isAgain: boolean
}

/** Puts what was understood into the cart; then leads there, and once it is ordered, to the order. */
export function PutIntoCart({ cart, lines, moment, isAgain }: PutProps) {
  const { t } = useTranslation('chat')
  const { slug } = useHotel()
  const { guest } = useGuest()
  const { put, isBusy, isInCart, order } = cart
  const link = useRef<HTMLAnchorElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isInCart && wasPressed.current) link.current?.focus()
  }, [isInCart])
  if (!guest) return <SignInLink>{t('wish.signIn')}</SignInLink>
  const look = `${buttonClass('primary')} w-full`
  if (order !== null)
    return (
      <Link to="/hotelly/$slug/order" params={{ slug }} hash={order} className={look}>
        {t('wish.follow')}
      </Link>
    )
  if (isInCart)
    return (
      <Link ref={link} to="/hotelly/$slug/room-service" params={{ slug }} hash="order" className={look}>
        {t('wish.open')}
      </Link>
    )
  const press = () => {
    if (moment === undefined) return
    wasPressed.current = true
    void put(lines, moment)
  }
  return (
    <Button
      look="primary"
      className="w-full"
      isBusy={isBusy}
      disabled={lines.length === 0 || moment === undefined}
      onClick={press}
    >
      {!isBusy && <ShoppingBag aria-hidden className="size-4.5" />}
      {t(isAgain ? 'wish.putAgain' : 'wish.put')}
    </Button>
  )
}
