import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { CartLine } from './cart.ts'
import { useOrdering } from './use-ordering.ts'

/** Of a line that cannot be had when the order is wanted, when it can. */
export function LineServed({ line }: { line: CartLine }) {
  const { t } = useTranslation('times')
  const { list } = useFormatters()
  const { isServed, partsOf } = useOrdering()
  if (isServed(line)) return null
  const times = partsOf(line).map(({ begins, ends }) => t('served', { begins, ends }))
  return <p className="mt-0.5 text-[0.9375rem] font-medium text-wait">{list(times)}</p>
}
