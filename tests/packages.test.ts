import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arePackagesInstalled } from '../scripts/runtime.mjs'

/** What is installed is what was chosen, and nobody's registry is written down (.npmrc). */
type Entry = { version: string; integrity?: string; resolved?: string }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const { '': _, ...entries } = lock.packages

test('every package of the lock file has the hash of its content, and none an address', () => {
  const isHash = ({ integrity }: Entry) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '')
  const lacking = Object.entries(entries).filter(([, entry]) => !isHash(entry))
  expect(Object.keys(entries).length).toBeGreaterThan(500)
  expect(lacking.map(([path]) => path)).toEqual([])
  expect(Object.entries(entries).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('packages count as installed by version and content; optional ones may be missing', () => {
  const wanted = { a: { version: '1.0.0', integrity: 'x' }, b: { version: '1.0.0' } }
  const areInstalled = (installed: Record<string, Partial<Entry> & { version: string }>) =>
    arePackagesInstalled(wanted, installed)
  expect(areInstalled(wanted)).toBe(true)
  expect(areInstalled({ a: wanted.a })).toBe(false)
  expect(areInstalled({ ...wanted, a: { version: '1.0.0', integrity: 'y' } })).toBe(false)
  expect(areInstalled({ ...wanted, a: { version: '1.0.0' } })).toBe(false)
  expect(areInstalled({ ...wanted, b: { version: '2.0.0' } })).toBe(false)
  const more = { ...wanted, c: { version: '1.0.0', optional: true }, d: { version: '1.0.0', dev: true } }
  expect(arePackagesInstalled(more, wanted)).toBe(false)
  expect(arePackagesInstalled(more, wanted, { omitDev: true })).toBe(true)
})
