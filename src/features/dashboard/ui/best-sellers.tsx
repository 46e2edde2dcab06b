import { useTranslation } from 'react-i18next'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Dashboard } from '../contract.ts'

/** The best-selling dishes, each with a bar relative to the first. */
export function BestSellers({ dishes }: { dishes: Dashboard['bestSellers'] }) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const language = useLanguage()
  const most = dishes[0]?.quantity ?? 1
  if (dishes.length === 0) return <p className="text-muted">{t('dashboard.noBest')}</p>
  return (
    <ol className="grid grid-cols-1 gap-3">
      {dishes.map(({ name, quantity }, at) => (
        <li key={at} className="grid grid-cols-1 gap-1">
          <p className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="min-w-0 truncate text-start font-medium">
              {localized(name, language)}
            </span>
            <bdi className="tabular font-semibold">{number(quantity)}×</bdi>
          </p>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line/60">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${(quantity / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
