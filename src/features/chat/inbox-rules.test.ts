import { expect, test } from 'vitest'
import { questionBefore } from './inbox-rules.ts'
import type { ChatMessage } from './message.ts'

const plain = {
  at: new Date(0).toISOString(),
  sources: [],
  isDefault: false,
  rating: null,
  staffName: null,
  wish: null,
}
const talk = (...said: [ChatMessage['author'], string][]): ChatMessage[] =>
  said.map(([author, text], at) => ({ ...plain, id: String(at), author, text }))

test.each([
  [
    'the nearest question',
    talk(['guest', 'Is there a pool?'], ['guest', 'And a sauna?'], ['staff', 'Yes.']),
    'And a sauna?',
  ],
  [
    'no thanks',
    talk(['guest', 'Is there a pool?'], ['guest', 'thank you!'], ['staff', 'Yes.']),
    'Is there a pool?',
  ],
  [
    'no thanks in Arabic',
    talk(['guest', 'متى يفتح المسبح؟'], ['guest', 'شكرا لكم'], ['staff', 'نعم']),
    'متى يفتح المسبح؟',
  ],
  [
    'no ok, no sign',
    talk(['guest', 'Gdje je bazen?'], ['guest', 'ok'], ['guest', '👍'], ['staff', 'Gore.']),
    'Gdje je bazen?',
  ],
  ['a single word, if there is no more', talk(['guest', 'Wifi?'], ['staff', 'Ask us.']), 'Wifi?'],
  ['only the guest', talk(['assistant', 'We have a pool.'], ['staff', 'Heated, too.']), ''],
])('a reply is the answer to %s', (_, messages, question) => {
  expect(questionBefore(messages, messages.at(-1)?.id ?? '')).toBe(question)
})

test('a question asked after a reply is not the one it answers', () => {
  const messages = talk(['guest', 'Is there a pool?'], ['staff', 'Yes.'], ['guest', 'And a sauna?'])
  expect(questionBefore(messages, '1')).toBe('Is there a pool?')
})
