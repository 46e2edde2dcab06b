import { getEventIteratorSchemaDetails } from '@orpc/contract'
import { isProcedure } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { router } from './router.ts'

const schemasIn = (routes: object, path = ''): [string, unknown][] =>
  Object.entries(routes).flatMap(([name, found]: [string, object]): [string, unknown][] =>
    isProcedure(found)
      ? [[`${path}${name}`, found['~orpc'].outputSchema]]
      : schemasIn(found, `${path}${name}.`),
  )

test.each(schemasIn(router).filter(([, schema]) => !getEventIteratorSchemaDetails(schema as never)))(
  'JSON says all that %s answers',
  (_name, schema) => {
    // it refuses dates, maps, sets and whatever else JSON would lose
    expect(() => z.toJSONSchema(schema as z.ZodType, { io: 'output' })).not.toThrow()
  },
)
