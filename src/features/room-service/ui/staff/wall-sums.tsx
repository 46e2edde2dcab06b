import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { fullName } from '../use-line-name.ts'
import { useKitchenView } from './kitchen-view.ts'
import { isMadeAt } from './stations.ts'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { HEAT_WALL } from '#features/bookings/ui/staff/heat-look.ts'
import { toMakeByStation } from './to-make.ts'

/** What the kitchen has to make now, dish by dish, and what the colours of the heads mean. */
export function WallSums({ bookings }: { bookings: readonly Order[] }) {
  const { t } = useTranslation('hotel-admin')
  const { language, station: chosen } = useKitchenView()
  const groups = toMakeByStation(bookings)
    .map(({ station, dishes }) => ({ station, dishes: dishes.filter((line) => isMadeAt(line, chosen)) }))
    .filter(({ dishes }) => dishes.length > 0)
  const isGrouped = groups.some(({ station }) => station !== null)
  return (
    <aside
      aria-labelledby="to-make"
      className="flex shrink-0 flex-col border-line bg-black/30 px-4 md:max-xl:max-h-[30%] max-xl:border-t xl:w-[19%] xl:border-s"
    >
      <h2 id="to-make" className="py-2 font-semibold">
        {t('bookings.makeNow')}
      </h2>
      {groups.length === 0 && <p className="text-muted">{t('bookings.noneKitchen')}</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto max-xl:columns-2 max-xl:gap-8 max-md:columns-1">
        {groups.map(({ station, dishes }) => (
          <Fragment key={station}>
            {isGrouped && (
              <li className="break-after-avoid pt-2 text-[0.85em] font-medium text-muted">
                {t(`bookings.station.${station ?? 'none'}`)}
              </li>
            )}
            {dishes.map((line) => (
              <li
                key={keyOfLine(line)}
                className="flex break-inside-avoid items-baseline gap-3 border-b border-line/60 py-1"
              >
                <Count
                  value={line.quantity}
                  className="min-w-[1.2em] text-[1.4em] leading-tight font-extrabold text-accent-text"
                />
                <span dir="auto" className="min-w-0 flex-1 text-start leading-tight">
                  {fullName(line, language)}
                </span>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 py-2 text-sm text-muted" aria-label={t('bookings.heat')}>
        {(['half', 'soon', 'late'] as const).map((heat) => (
          <div key={heat} className="flex items-center gap-2">
            <dt aria-hidden className={`h-3 w-6 rounded-full ${HEAT_WALL[heat]}`} />
            <dd>{t(`bookings.heatOf.${heat}`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
