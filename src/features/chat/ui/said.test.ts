import { expect, test } from 'vitest'
import type { ChatMessage } from '../message.ts'
import { afterEvent, isAwaited, type PendingMessage, shownMessages } from './said.ts'

const said = (id: string, author: ChatMessage['author'] = 'guest'): ChatMessage => ({
  id,
  author,
  text: `text of ${id}`,
  at: '2026-11-21T18:00:00.000Z',
  sources: [],
  isDefault: false,
  rating: null,
  staffName: null,
  wish: null,
})
const fresh = { id: 'new', sessionId: 'A'.repeat(20), limit: 10 }
const onTheWay: PendingMessage = {
  key: 'q',
  sessionId: fresh.sessionId,
  text: 'When?',
  at: said('q').at,
  answer: '',
  isSpoken: false,
  failure: null,
}
const done = {
  kind: 'done',
  success: true,
  asked: null,
  error: null,
  replyCount: 1,
  state: 'assistant',
} as const

test('the first message starts the conversation, and its answer counts', () => {
  const begun = afterEvent(null, { kind: 'kept', message: said('q') }, fresh)
  expect(begun).toMatchObject({ ...fresh, state: 'assistant', replyCount: 0, messages: [{ id: 'q' }] })
  const answered = afterEvent(begun, { ...done, message: said('a', 'assistant') }, fresh)
  expect(answered).toMatchObject({ replyCount: 1, messages: [{ id: 'q' }, { id: 'a' }] })
})

test('what is asked below an answer comes after it', () => {
  const asked = said('b', 'assistant')
  const answered = afterEvent(null, { ...done, message: said('a', 'assistant'), asked }, fresh)
  expect(answered.messages.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a message that a live update has already brought is not duplicated', () => {
  const known = afterEvent(null, { ...done, message: said('a', 'assistant') }, fresh)
  const again = afterEvent(known, { ...done, replyCount: 2, message: said('a', 'assistant') }, fresh)
  expect(again).toMatchObject({ replyCount: 2, messages: [{ id: 'a' }] })
})

test('when a person takes over meanwhile, no answer remains', () => {
  const begun = afterEvent(null, { kind: 'kept', message: said('q') }, fresh)
  const held = afterEvent(begun, { ...done, message: null, replyCount: 0, state: 'staff' }, fresh)
  expect(held).toMatchObject({ state: 'staff', replyCount: 0, messages: [{ id: 'q' }] })
})

test('a pending message is shown once, at the end', () => {
  expect(shownMessages([said('a')], null)).toEqual([said('a')])
  expect(shownMessages([said('a')], onTheWay)).toMatchObject([{ id: 'a' }, { id: 'q', text: 'When?' }])
  expect(shownMessages([said('q')], onTheWay)).toEqual([said('q')])
})

test('an answer is awaited until it follows its question, or has failed', () => {
  expect(isAwaited([], onTheWay)).toBe(true)
  expect(isAwaited([said('q')], onTheWay)).toBe(true)
  expect(isAwaited([said('q'), said('a', 'assistant')], onTheWay)).toBe(false)
  expect(isAwaited([said('q')], { ...onTheWay, failure: 'It failed' })).toBe(false)
})
