import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { ShownEntry } from '../contract.ts'
import { AuditLine } from './audit-entry.tsx'
import { AuditRun } from './audit-run.tsx'
import { DAY_MS } from '#kit/shared/time.ts'
import { aloneEach, runsOf } from '../runs.ts'

type DaysProps = {
  entries: readonly ShownEntry[]
  timeZone: string
  /** Whoever looks for something sees each entry. */
  isNarrowed: boolean
}

/** The entries grouped by day in this time zone, and what was done again and again on one line. */
export function AuditDays({ entries, timeZone, isNarrowed }: DaysProps) {
  const { t } = useTranslation('hotel-admin')
  const { date } = useFormatters('USD', timeZone)
  const now = useNow(60).getTime()
  const today = date(new Date(now).toISOString())
  const yesterday = date(new Date(now - DAY_MS).toISOString())
  const titleOf = (day: string) =>
    day === today ? t('audit.today') : day === yesterday ? t('audit.yesterday') : day
  const days = Map.groupBy(entries, ({ at }) => date(at))

  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={titleOf(day)} className="grid gap-2">
      <h2 className="sticky top-[calc(var(--bar,0px)+var(--head,0px))] z-10 bg-ground py-1.5 text-[0.8125rem] font-semibold text-muted">
        {titleOf(day)}
      </h2>
      <ul className="grid max-sm:gap-2 max-sm:*:rounded-lg max-sm:*:border max-sm:*:border-line max-sm:*:bg-card max-sm:*:shadow-card sm:divide-y sm:divide-line sm:overflow-clip sm:rounded-lg sm:border sm:border-line sm:bg-card sm:shadow-card">
        {(isNarrowed ? aloneEach : runsOf)(ofDay).map((run) =>
          run.length > 1 ? (
            <AuditRun key={run[0].id} run={run} timeZone={timeZone} />
          ) : (
            <AuditLine key={run[0].id} entry={run[0]} timeZone={timeZone} />
          ),
        )}
      </ul>
    </section>
  ))
}
