import { expect, test } from 'vitest'
import words from '#locales/en/hotel-admin.json' with { type: 'json' }
import { DEEDS } from './audit-words.ts'

test('every deed that has words can be chosen and read, and none is without', () => {
  const deeds = Object.entries(DEEDS).flatMap(([kind, actions]) =>
    actions.map((action: string) => `${kind} ${action}`),
  )
  expect(deeds.toSorted()).toEqual(Object.keys(words.audit.did).toSorted())
})
