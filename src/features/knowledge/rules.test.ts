import { expect, test } from 'vitest'
import { TOPIC_MAX, topicFrom } from './rules.ts'

test.each([
  ['When is breakfast?', 'When is breakfast'],
  ['  متى يبدأ الفطور؟ ', 'متى يبدأ الفطور'],
  ['Kada je\n doručak?!', 'Kada je doručak'],
  ['???', ''],
])('%j becomes the topic %j', (question, topic) => {
  expect(topicFrom(question)).toBe(topic)
})

test('a long question is cut between words', () => {
  const topic = topicFrom(`${'word '.repeat(19)}breakfasting at noon`)
  expect(topic).toBe('word '.repeat(19).trimEnd())
  expect(topicFrom('x'.repeat(300)).length).toBeLessThanOrEqual(TOPIC_MAX)
})
