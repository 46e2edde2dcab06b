import { useFormatters } from '#kit/web/formatters.ts'
import type { Run } from '../runs.ts'
import { AuditLine } from './audit-entry.tsx'
import { AuditRow } from './audit-row.tsx'
import { useSentences } from './use-sentence.ts'

/** Changes that are told in one sentence: of what, by whom and from when to when; opens each of them. */
export function AuditRun({ run, timeZone }: { run: Run; timeZone: string }) {
  const [newest] = run
  const { time } = useFormatters(newest.currency, timeZone)
  const { sentenceOf } = useSentences()
  const [from, to] = [time((run.at(-1) ?? newest).at), time(newest.at)]
  return (
    <AuditRow entry={newest} sentence={sentenceOf(run)} time={from === to ? to : `\u2066${from}–${to}\u2069`}>
      <ul className="divide-y divide-line/60 sm:ps-8">
        {run.map((entry) => (
          <AuditLine key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
    </AuditRow>
  )
}
