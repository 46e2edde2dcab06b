import { useFormatters } from '#kit/web/formatters.ts'
import type { ShownEntry } from '../contract.ts'
import { AuditDetails } from './audit-details.tsx'
import { AuditRow } from './audit-row.tsx'
import { useSentences } from './use-sentence.ts'

/** One change: what, who and when; opens the values before and after. */
export function AuditLine({ entry, timeZone }: { entry: ShownEntry; timeZone: string }) {
  const { time } = useFormatters(entry.currency, timeZone)
  const { sentenceOf } = useSentences()
  return (
    <AuditRow
      entry={entry}
      sentence={sentenceOf([entry])}
      time={<time dateTime={entry.at}>{time(entry.at)}</time>}
    >
      <div className="px-3 pt-3 pb-4 sm:ps-16 sm:pe-4">
        <AuditDetails entry={entry} place={{ currency: entry.currency, timeZone }} />
      </div>
    </AuditRow>
  )
}
