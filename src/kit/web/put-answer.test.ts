import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { putAnswer } from './put-answer.ts'

const queryKey = [['chat', 'openConversation'], { id: 'one' }]

/** A screen that shows a conversation, as the server has it when it is asked; `hold` keeps answers on their way. */
function showMessages() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let stored: string[] = []
  let gate = Promise.resolve()
  const queryFn = async () => {
    const read = [...stored]
    await gate
    return read
  }
  const screen = new QueryObserver(client, { queryKey, queryFn })
  onTestFinished(screen.subscribe(() => {}))
  onTestFinished(() => client.clear())
  const shown = () => screen.getCurrentResult().data
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return { client, shown, hold, store: (messages: string[]) => (stored = messages) }
}

test('what came after a change, but was read before its answer, stays on the screen', async () => {
  const { client, shown, store } = showMessages()
  await expect.poll(shown).toEqual([])
  store(['taken over', 'I am at the bar'])
  await client.invalidateQueries({ queryKey })
  expect(shown()).toEqual(['taken over', 'I am at the bar'])
  putAnswer(client, queryKey, ['taken over'])
  await expect.poll(shown).toEqual(['taken over', 'I am at the bar'])
})

test('a read that is on its way is made anew, and the answer of the change is shown until then', async () => {
  const { client, shown, hold, store } = showMessages()
  await expect.poll(shown).toEqual([])
  store(['I am at the bar'])
  const release = hold()
  const read = client.invalidateQueries({ queryKey })
  store(['taken over', 'I am at the bar'])
  putAnswer(client, queryKey, ['taken over'])
  expect(shown()).toEqual(['taken over'])
  release()
  await read
  await expect.poll(shown).toEqual(['taken over', 'I am at the bar'])
})
