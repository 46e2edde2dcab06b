import type pg from 'pg'
import { type Finding, ok, warn } from './finding.ts'

const name = 'jobs'
/** A process takes what is due within seconds. */
const LATE_SECONDS = 120

/** Checks that what must happen after changes does happen; changes nothing. */
export async function checkJobs(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ parked: number; late: number }>(
    `SELECT count(*) FILTER (WHERE parked_at IS NOT NULL)::integer AS parked,
       count(*) FILTER (WHERE parked_at IS NULL AND run_at < now() - make_interval(secs => $1))::integer AS late
     FROM jobs`,
    [LATE_SECONDS],
  )
  const { parked, late } = rows[0] ?? { parked: 0, late: 0 }
  const findings = [
    ...(parked > 0
      ? [warn(name, `${parked} were given up`, 'bin/hotelly jobs tells why, and --retry runs them again.')]
      : []),
    ...(late > 0
      ? [
          warn(
            name,
            `${late} are late by more than two minutes`,
            'See whether Hotelly runs, and what it logs.',
          ),
        ]
      : []),
  ]
  return findings.length > 0 ? findings : [ok(name, 'none is late, and none was given up')]
}
