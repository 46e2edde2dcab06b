import { expect, test } from 'vitest'
import { counted } from './place-queries.ts'

/** The text of a compiled statement, with its values called by their names. */
function textOf(statement: (values: Record<string, unknown>) => { text: string; values: unknown[] }) {
  const named = new Proxy({}, { get: (_, name) => name })
  const { text, values } = statement(named)
  return text
    .replaceAll(/\$(\d+)/g, (_, place: string) => `:${String(values[Number(place) - 1])}`)
    .replaceAll(/^\s*\n/gm, '')
    .concat('\n')
}

// To read what the pieces of `place-queries.ts` make; `npm test -- unit place-queries -u` writes it anew.
test('placing an order with everything that it can have is this statement', async () => {
  await expect(textOf(counted.placing.full)).toMatchFileSnapshot('place-order.sql')
})
