import type pg from 'pg'
import type { Env } from '#kit/server/env.ts'
import { serverRoleOf } from '#kit/server/server-role.ts'
import { listWorkerFaults } from '../distribute/check.ts'
import { isDistributed, planTables } from '../distribute/plan.ts'
import { fail, type Finding, ok } from './finding.ts'

const name = 'machines'

/** Checks that a distributed database is so wholly, over a connection as its owner; changes nothing. */
export async function checkDistribution(client: pg.Client, { databaseAppUrl }: Env): Promise<Finding[]> {
  if (!(await isDistributed(client))) return [ok(name, 'one holds all hotels')]
  const tables = await planTables(client)
  const left = tables.flatMap((table) => (table.isThere ? [] : [table.name]))
  const findings = (await listWorkerFaults(client, serverRoleOf(client.database ?? '', databaseAppUrl))).map(
    ({ says, advice }) => fail(name, says, advice),
  )
  const finish = 'Stop Hotelly, run bin/hotelly distribute, and start it again.'
  if (left.length > 0) findings.push(fail(name, `the coordinator alone holds ${left.join(', ')}`, finish))
  const { rows } = await client.query<{ passes: boolean }>(
    "SELECT current_setting('citus.propagate_set_commands') = 'local' AS passes",
  )
  if (!rows[0]?.passes)
    findings.push(fail(name, 'the workers are not told whose transaction it is, and show nothing', finish))
  if (findings.length > 0) return findings
  const { rows: workers } = await client.query('SELECT FROM citus_get_active_worker_nodes()')
  return [ok(name, `${workers.length} workers can be reached, and hold ${tables.length} tables`)]
}
