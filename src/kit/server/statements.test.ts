import { expect, test } from 'vitest'
import { readFence, readMigrations } from './migrate.ts'
import { statementsOf } from './statements.ts'

test('only a semicolon that ends a statement parts it from the next', () => {
  const parts = [
    `-- a comment; not the end\nSELECT 'a;b', 'it''s; one', "c;d"`,
    `/* ; */ SELECT E'\\';', $$;$$, $1`,
    `CREATE FUNCTION f() RETURNS text LANGUAGE plpgsql AS $body$ BEGIN PERFORM $$;$$; RETURN ';'; END $body$`,
  ]
  expect(statementsOf(`${parts.join(';\n\n')};\n-- the end; really\n`)).toEqual(parts)
  expect(statementsOf('SELECT 1')).toEqual(['SELECT 1'])
  expect(statementsOf(' -- nothing;\n')).toEqual([])
})

test('each statement of the migrations begins as one', async () => {
  const files = [...(await readMigrations()), await readFence()]
  const statements = files.flatMap(({ text }) => statementsOf(text))
  expect(statements.length).toBeGreaterThan(100)
  const wrong = statements.filter(
    (statement) =>
      !/^(ALTER|CREATE|DELETE|DO|DROP|GRANT|INSERT|REVOKE|SELECT|SET|UPDATE|WITH|COMMENT|LOCK)\b/.test(
        statement.replace(/^(--[^\n]*\n\s*)*/, ''),
      ),
  )
  expect(wrong).toEqual([])
})
