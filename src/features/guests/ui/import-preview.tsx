import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Badge } from '#kit/web/ui/states.tsx'
import type { GuestImport } from '../contract.ts'
import { Expiry } from './guest-words.tsx'

const SHOWN = 8

/** What a file would do, or why it cannot. */
export function ImportPreview({ plan }: { plan: GuestImport }) {
  return plan.outcome === 'refused' ? <Problems plan={plan} /> : <Plan plan={plan} />
}

function Problems({ plan: { problems, problemCount } }: { plan: GuestImport }) {
  const { t } = useTranslation('hotel-admin')
  const rest = problemCount - SHOWN * 2
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-late-tint p-4">
      <p className="font-semibold text-late">{t('guests.importRefused', { count: problemCount })}</p>
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN * 2).map(({ line, code, column, value }, at) => (
          <li key={at} className="flex gap-3">
            <span className="tabular min-w-16 shrink-0 font-medium">{t('guests.importLine', { line })}</span>
            <span>{t(`guests.problem.${code}`, { column, value })}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-muted">{t('guests.importMore', { count: rest })}</p>}
    </div>
  )
}

/** How many guests are added, changed and left, in words. */
export const countsOf = (
  t: TFunction<'hotel-admin'>,
  { addedCount, changedCount, sameCount }: GuestImport,
) => [
  ...(addedCount > 0 ? [t('guests.importAdded', { count: addedCount })] : []),
  ...(changedCount > 0 ? [t('guests.importChanged', { count: changedCount })] : []),
  ...(sameCount > 0 ? [t('guests.importSame', { count: sameCount })] : []),
]

function Plan({ plan }: { plan: GuestImport }) {
  const { t } = useTranslation('hotel-admin')
  const { added, changed } = plan
  const rows = [
    ...added.map((guest) => ({ ...guest, badge: 'importNew' as const })),
    ...changed.map(({ beginsStay, ...guest }) => ({
      ...guest,
      badge: beginsStay ? ('importNewStay' as const) : ('importExpiry' as const),
    })),
  ]
  const rest = plan.addedCount + plan.changedCount - Math.min(SHOWN, rows.length)
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-semibold">{t(rows.length > 0 ? 'guests.importReady' : 'guests.importNothing')}</p>
        <p className="text-muted">{countsOf(t, plan).join(' · ')}</p>
        {plan.unusedColumns.length > 0 && (
          <p className="text-wait">{t('guests.importUnused', { columns: plan.unusedColumns.join(', ') })}</p>
        )}
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.line} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2">
              <bdi className="font-semibold">{row.loginName}</bdi>
              <bdi className="tabular wrap-anywhere">{row.roomNumber}</bdi>
              <span className="ms-auto">
                <Expiry guest={row} />
              </span>
              <Badge tone={row.badge === 'importExpiry' ? 'wait' : 'good'}>{t(`guests.${row.badge}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="text-muted">{t('guests.importMore', { count: rest })}</p>}
    </div>
  )
}
