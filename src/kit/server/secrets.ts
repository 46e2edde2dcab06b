import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SYSTEM } from './actor.ts'
import type { Database } from './database.ts'

/** A secret of this installation, the same in every process; created on first use. */
export const installationSecret = (database: Database, name: string): Promise<Buffer> =>
  database.withActor(SYSTEM, async (tx) => {
    await tx.execute(
      sql`INSERT INTO app_secrets (name, value) VALUES (${name}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`,
    )
    const [row] = await tx.execute<{ value: Buffer }>(sql`SELECT value FROM app_secrets WHERE name = ${name}`)
    if (!row) throw new Error(`The secret ${name} cannot be read`)
    return row.value
  })
