import { expect, test } from 'vitest'
import { lightAt } from './greeting.ts'

test('the light is that of the hotel’s own clock', () => {
  const noonInSarajevo = new Date('2026-11-22T11:00:00Z')
  expect(lightAt(noonInSarajevo, 'Europe/Sarajevo')).toBe('day')
  expect(lightAt(noonInSarajevo, 'Asia/Tokyo')).toBe('dusk')
  expect(lightAt(noonInSarajevo, 'Pacific/Auckland')).toBe('night')
  expect(lightAt(new Date('2026-11-22T17:30:00Z'), 'Europe/Sarajevo')).toBe('dusk')
  expect(lightAt(new Date('2026-11-22T05:10:00Z'), 'Europe/Sarajevo')).toBe('dusk')
  expect(lightAt(new Date('2026-11-22T23:10:00Z'), 'Europe/Sarajevo')).toBe('night')
})
