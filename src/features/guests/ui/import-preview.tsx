import { useTranslation } from 'react-i18next'
import { listed } from '#kit/shared/languages.ts'
import { ImportPlan, ImportProblems } from '#kit/web/ui/import-preview.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { GuestImport } from '../contract.ts'
import { readDays } from '../rules.ts'
import { Expiry } from './guest-words.tsx'

/** The number of guests added, changed and unchanged, in words. */
export function useCountsOf() {
  const { t } = useTranslation('hotel-admin')
  return ({ addedCount, changedCount, sameCount }: GuestImport) => [
    ...(addedCount > 0 ? [t('guests.importAdded', { count: addedCount })] : []),
    ...(changedCount > 0 ? [t('guests.importChanged', { count: changedCount })] : []),
    ...(sameCount > 0 ? [t('guests.importSame', { count: sameCount })] : []),
  ]
}

/** What a file would do, or why it is refused. */
export function ImportPreview({ plan }: { plan: GuestImport }) {
  const { t } = useTranslation('hotel-admin')
  const language = useLanguage()
  const countsOf = useCountsOf()
  const { day } = useFormatters()
  const daysIn = (text: string) => {
    const [dayFirst = '', monthFirst = ''] = readDays(text).map(day)
    return { dayFirst, monthFirst }
  }
  const more = (count: number) => t('guests.importMore', { count })
  const { added, changed, unusedColumns } = plan
  if (plan.outcome === 'refused') {
    return (
      <ImportProblems
        title={t('guests.importRefused', { count: plan.problemCount })}
        problems={plan.problems.map(({ line, code, column, value }) => ({
          line: t('guests.importLine', { line }),
          text: t(`guests.problem.${code}`, {
            column,
            value,
            ...daysIn(code === 'date-unclear' ? value : ''),
          }),
        }))}
        count={plan.problemCount}
        more={more}
      />
    )
  }
  const rows = [
    ...added.map((guest) => ({ ...guest, badge: 'importNew' as const })),
    ...changed.map(({ beginsStay, ...guest }) => ({
      ...guest,
      badge: beginsStay ? ('importNewStay' as const) : ('importExpiry' as const),
    })),
  ]
  return (
    <ImportPlan
      title={t(rows.length > 0 ? 'guests.importReady' : 'guests.importNothing')}
      counts={countsOf(plan)}
      unused={
        unusedColumns.length > 0
          ? t('guests.importUnused', { columns: listed(unusedColumns, language) })
          : null
      }
      rows={rows.map((row) => (
        <li key={row.line} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2">
          <bdi className="font-semibold">{row.loginName}</bdi>
          <bdi className="tabular wrap-anywhere">{row.roomNumber}</bdi>
          <span className="ms-auto">
            {'expiredOn' in row && (
              <>
                <del className="text-muted">
                  <Expiry guest={{ expiresOn: row.expiredOn }} />
                </del>{' '}
                <span aria-hidden>→</span>{' '}
              </>
            )}
            <Expiry guest={row} />
          </span>
          <Badge tone={row.badge === 'importExpiry' ? 'wait' : 'good'}>{t(`guests.${row.badge}`)}</Badge>
        </li>
      ))}
      count={plan.addedCount + plan.changedCount}
      more={more}
    />
  )
}
