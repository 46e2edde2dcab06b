import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { keyOfLine } from '../rules.ts'
import { dismissNews, useCart } from './cart.ts'
import { useFullLineName } from './use-line-name.ts'

/** What the menu changed in the cart, shown before the order is sent. */
export function CartNews({ className = '' }: { className?: string }) {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(currency)
  const nameOf = useFullLineName()
  const { news } = useCart(slug)
  return (
    <div role="alert">
      {news && (
        <div className={`animate-rise rounded-lg bg-wait-tint p-4 text-ink ${className}`}>
          <p className="flex items-center gap-2 font-semibold text-wait">
            <TriangleAlert aria-hidden className="size-5 shrink-0" />
            {t('order.changedTitle')}
          </p>
          <ul className="mt-2 grid gap-1 text-[0.9375rem]">
            {news.currencyBefore && <li>{t('order.otherCurrency', { currency })}</li>}
            {news.gone.map((line) => (
              <li key={keyOfLine(line)}>{t('order.gone', { name: nameOf(line) })}</li>
            ))}
            {news.fewer.map((line) => (
              <li key={keyOfLine(line)}>{t('order.fewer', { name: nameOf(line), count: line.quantity })}</li>
            ))}
            {news.repriced.map(({ line, before }) => (
              <li key={keyOfLine(line)}>
                {t('order.repriced', {
                  name: nameOf(line),
                  before: formatMoney(before, news.currencyBefore ?? currency),
                  after: money(line.price),
                })}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-[0.9375rem]">{t('order.changedText')}</p>
          <Button className="mt-3" onClick={() => dismissNews(slug)}>
            {t('order.understood')}
          </Button>
        </div>
      )}
    </div>
  )
}
