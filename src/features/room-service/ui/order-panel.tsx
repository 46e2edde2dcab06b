import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { useFocusFallback } from '#kit/web/use-focus-fallback.ts'
import { countOf, totalOf } from '../rules.ts'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart.ts'

/** The order beside the menu, on screens with room for it. */
export function OrderPanel() {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(currency)
  const { lines } = useCart(slug)
  const panel = useFocusFallback<HTMLElement>(lines.length === 0, (box) => box.querySelector('h2'))
  return (
    <aside
      {...panel}
      aria-label={t('order.title')}
      className="sticky top-40 hidden max-h-[calc(100dvh-11rem)] flex-col self-start rounded-lg border border-line bg-card shadow-card lg:flex"
    >
      <header className="flex items-baseline justify-between gap-3 px-5 pt-5">
        <h2 tabIndex={-1} className="text-[1.375rem] font-semibold tracking-tight outline-none">
          {t('order.title')}
        </h2>
        {lines.length > 0 && (
          <span className="text-sm text-muted">{t('bookings.items', { count: countOf(lines) })}</span>
        )}
      </header>
      {lines.length === 0 ? (
        <div className="px-5 pt-3 pb-6">
          <p className="font-medium">{t('order.empty')}</p>
          <p className="mt-1 text-[0.9375rem] text-pretty text-muted">{t('order.emptyText')}</p>
        </div>
      ) : (
        <>
          <div className="overflow-y-auto px-5">
            <CartLines isCompact />
          </div>
          <footer className="border-t border-line p-5">
            <p className="mb-3 flex items-baseline justify-between">
              <span className="text-muted">{t('order.total')}</span>
              <bdi
                key={totalOf(lines)}
                className="tabular inline-block animate-rise font-display text-2xl font-semibold"
              >
                {money(totalOf(lines))}
              </bdi>
            </p>
            <Link
              to="/hotelly/$slug/room-service"
              params={{ slug }}
              hash="order"
              className={`${buttonClass('primary', 'lg')} w-full`}
            >
              {t('order.review')}
            </Link>
          </footer>
        </>
      )}
    </aside>
  )
}
