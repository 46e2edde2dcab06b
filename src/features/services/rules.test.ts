import { expect, test } from 'vitest'
import { tapOn } from './rules.ts'

const open = { enabled: true, isGloballyEnabled: true, path: 'room-service' }

test('the rules for a tap apply in order (TAP-02 to TAP-06)', () => {
  expect(tapOn({ enabled: false, isGloballyEnabled: false, path: null }, false)).toBe('coming-soon')
  expect(tapOn({ ...open, isGloballyEnabled: false, path: null }, false)).toBe('unavailable')
  expect(tapOn({ ...open, path: null }, false)).toBe('guests-only')
  expect(tapOn({ ...open, path: null }, true)).toBe('coming-soon')
  expect(tapOn(open, true)).toBe('open')
})
