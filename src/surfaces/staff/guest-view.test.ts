import { expect, test } from 'vitest'
import { guestViewOf } from './guest-view.ts'

test.each([
  ['announcements', '/announcements'],
  ['chatbot', '/chat'],
  ['chatbot/questions', '/chat'],
  ['chat', '/chat'],
  ['menu', '/services'],
  ['services', '/services'],
  ['services/spa', '/services'],
  ['guests', ''],
  ['dashboard', ''],
])('the page %s leads to what guests see of it', (page, shown) => {
  expect(guestViewOf('villa', `/hotelly/villa/admin/${page}`)).toBe(`/hotelly/villa${shown}`)
})
