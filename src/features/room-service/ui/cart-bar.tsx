import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { countOf, totalOf } from '../rules.ts'
import { useCart } from './cart.ts'

/** RS-07: a summary of the cart, always in reach. */
export function CartBar() {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(currency)
  const { lines } = useCart(slug)
  if (lines.length === 0) return null
  return (
    <aside
      aria-label={t('order.review')}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 bg-linear-to-t from-ground from-40% to-transparent px-4 pt-8 pb-[max(1rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Link
        to="/hotelly/$slug/room-service"
        params={{ slug }}
        hash="order"
        data-bottom-bar
        className="pointer-events-auto mx-auto flex min-h-15 max-w-xl animate-rise items-center gap-3 narrow:gap-2 rounded-lg bg-ink px-4 narrow:px-3 text-ground shadow-float transition active:scale-[0.99]"
      >
        <span className="tabular grid h-8 min-w-8 place-items-center rounded-sm bg-ground/15 px-1.5 font-semibold">
          {countOf(lines)}
        </span>
        <span className="text-[1.0625rem] font-semibold">{t('order.title')}</span>
        {/* an amount has a direction of its own, and would take the other side's margin */}
        <span key={totalOf(lines)} className="ms-auto animate-rise text-[1.0625rem] font-semibold">
          <bdi className="tabular">{money(totalOf(lines))}</bdi>
        </span>
      </Link>
    </aside>
  )
}
