import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { users } from '#features/accounts/server/table.ts'
import type { Env } from '#kit/server/env.ts'
import { type Finding, ok, warn } from './finding.ts'

const name = 'mail'

/** Counts the staff whose addresses refuse e-mails; changes nothing. Nothing where no mail server is set. */
export async function checkMailAddresses(client: pg.Client, mail: Env['mail']): Promise<Finding[]> {
  if (!mail) return []
  const { rows } = await client.query<{ refused: number }>(
    `SELECT count(*)::integer AS refused FROM ${getTableName(users)} WHERE is_active AND mail_refused_at IS NOT NULL`,
  )
  const refused = rows[0]?.refused ?? 0
  if (refused === 0) return [ok(name, 'no address of the staff refuses e-mails')]
  const says =
    refused === 1
      ? '1 address of the staff refuses e-mails'
      : `${refused} addresses of the staff refuse e-mails`
  return [warn(name, says, 'The platform’s list of users says which, and in which words.')]
}
