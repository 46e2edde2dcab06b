import { useTranslation } from 'react-i18next'
import { Badge } from '#kit/web/ui/states.tsx'
import type { GuestImport } from '../contract.ts'
import { Expiry } from './guest-words.tsx'

const SHOWN = 8

/** What a file would do, or why it cannot. */
export function ImportPreview({ plan }: { plan: GuestImport }) {
  return plan.outcome === 'refused' ? <Problems plan={plan} /> : <Plan plan={plan} />
}

function Problems({ plan: { problems } }: { plan: GuestImport }) {
  const { t } = useTranslation('hotel-admin')
  const rest = problems.length - SHOWN * 2
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-late-tint p-4">
      <p className="font-semibold text-late">{t('guests.importRefused', { count: problems.length })}</p>
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

function Plan({ plan: { added, changed, sameCount } }: { plan: GuestImport }) {
  const { t } = useTranslation('hotel-admin')
  const rows = [
    ...added.map((guest) => ({ ...guest, isNew: true })),
    ...changed.map((guest) => ({ ...guest, isNew: false })),
  ]
  const counts = [
    ...(added.length > 0 ? [t('guests.importAdded', { count: added.length })] : []),
    ...(changed.length > 0 ? [t('guests.importChanged', { count: changed.length })] : []),
    ...(sameCount > 0 ? [t('guests.importSame', { count: sameCount })] : []),
  ]
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-semibold">{t(rows.length > 0 ? 'guests.importReady' : 'guests.importNothing')}</p>
        <p className="text-muted">{counts.join(' · ')}</p>
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
              <Badge tone={row.isNew ? 'good' : 'wait'}>
                {t(row.isNew ? 'guests.importNew' : 'guests.importExpiry')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {rows.length > SHOWN && (
        <p className="text-muted">{t('guests.importMore', { count: rows.length - SHOWN })}</p>
      )}
    </div>
  )
}
