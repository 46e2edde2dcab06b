import { useFormatters } from '#kit/web/formatters.ts'
import type { ShownEntry } from '../contract.ts'
import { AuditLine } from './audit-entry.tsx'
import { AuditRow } from './audit-row.tsx'
import { useSentences } from './use-sentence.ts'

type RunProps = { newest: ShownEntry; entries: readonly ShownEntry[]; timeZone: string }

/** Changes that are told in one sentence: of what, by whom and from when to when; opens each of them. */
export function AuditRun({ newest, entries, timeZone }: RunProps) {
  const { time } = useFormatters(newest.currency, timeZone)
  const { sentenceOfRun } = useSentences()
  const oldest = entries.at(-1) ?? newest
  const [from, to] = [time(oldest.at), time(newest.at)]
  return (
    <AuditRow
      entry={newest}
      sentence={sentenceOfRun(newest, entries)}
      time={from === to ? to : <bdi>{`${from}–${to}`}</bdi>}
      renderMore={() => (
        <ul className="divide-y divide-line/60 sm:ps-8">
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </ul>
      )}
    />
  )
}
