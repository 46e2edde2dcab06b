import { expect, test } from 'vitest'
import type { AuditChange, ShownEntry } from './contract.ts'
import { runsOf } from './runs.ts'

const change = (field: string): AuditChange => ({ field, of: null, kind: 'text', before: null, after: 'x' })
const entry = (given: Partial<ShownEntry> = {}): ShownEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-28T10:00:00.000Z',
  actorKind: 'staff',
  actorName: 'amra@villa.example',
  action: 'book',
  entity: 'appointment',
  entityId: null,
  name: 'Massage',
  changes: [],
  currency: 'EUR',
  roomNumber: null,
  moreChanges: 0,
  ...given,
})
const lengths = (entries: ShownEntry[]) => runsOf(entries).map((run) => run.length)

test('three alike that follow one another are one run; two are not', () => {
  const massages = [entry(), entry({ name: 'Hammam' }), entry()]
  expect(runsOf(massages)).toEqual([massages])
  expect(lengths([entry(), entry()])).toEqual([1, 1])
  expect(lengths([])).toEqual([])
})

test.each<[string, Partial<ShownEntry>]>([
  ['of somebody else', { actorName: 'tarik@villa.example' }],
  ['of support with the same address', { actorKind: 'support' }],
  ['of another kind', { entity: 'request' }],
  ['that did something else', { action: 'cancel' }],
  ['of another hotel', { hotel: { slug: 'villa', name: 'Villa' } }],
])('an entry %s ends a run', (_, other) => {
  expect(lengths([entry(), entry(), entry(), entry(other), entry(), entry(), entry()])).toEqual([3, 1, 3])
})

test('updates of one field alone are a run of that field', () => {
  const priced = { action: 'update', changes: [change('price')] }
  const renamed = { action: 'update', changes: [change('name')] }
  const both = { action: 'update', changes: [change('price'), change('name')] }
  expect(lengths([priced, priced, priced, renamed, renamed, renamed, both].map(entry))).toEqual([3, 3, 1])
})
