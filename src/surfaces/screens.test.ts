import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SURFACES } from './surfaces.ts'
import { componentOf, screensOf } from './screen.ts'

const files = globSync('src/{surfaces,features}/**/*-screen.tsx').map((file) => file.slice('src/'.length))
const declared = SURFACES.flatMap((surface) => screensOf(surface).map(({ file }) => file))

test('every screen’s file is declared, and every declared one is there', () => {
  expect(files.sort()).toEqual([...new Set<string>(declared)].sort())
})

test.each(SURFACES)('the paths of $address are all different', (surface) => {
  const paths = screensOf(surface).flatMap(({ path, also = [] }) => [path, ...also])
  expect(new Set(paths).size).toBe(paths.length)
})

test('a component is named like its file', () => {
  expect(componentOf('features/guests/ui/guests-screen.tsx')).toBe('GuestsScreen')
  expect(componentOf('surfaces/staff/staff-shell.tsx')).toBe('StaffShell')
})
