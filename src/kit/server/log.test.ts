import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openProduct } from '#tests/product.ts'
import { SYSTEM } from './actor.ts'
import { createLog, messageOf } from './log.ts'

const product = openProduct()

const failureOf = (statement: ReturnType<typeof sql>): Promise<unknown> =>
  product.database
    .withActor(SYSTEM, (tx) => tx.execute(statement))
    .then(
      () => null,
      (error: unknown) => error,
    )

test.each([
  ['a value of another type', sql`SELECT ${'smith@hotel.example'}::int`],
  [
    'a duplicate value',
    sql`INSERT INTO feature_flags (flag_name, description) VALUES (${'smith@hotel.example'}, ''), (${'smith@hotel.example'}, '')`,
  ],
  ['an invalid statement', sql`SELECT ${'smith@hotel.example'} FROM nowhere`],
])('a failed statement is logged and reported without its values: %s', async (_name, statement) => {
  const lines: string[] = []
  const error = await failureOf(statement)
  expect(error).toBeInstanceOf(Error)
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'a call failed')
  const [line = ''] = lines
  expect(line).toContain('"code":"')
  expect(line).not.toContain('smith@')
  expect(messageOf(error)).not.toContain('smith@')
  expect(messageOf(error).length).toBeLessThan(200)
})
