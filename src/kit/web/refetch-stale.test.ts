import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { refetchStale } from './refetch-stale.ts'

/** A screen that shows the orders, and answers that come when they are let go. */
function showOrders() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting: ((orders: number) => void)[] = []
  const queryFn = () => new Promise<number>((resolve) => waiting.push(resolve))
  const screen = new QueryObserver(client, { queryKey: [['bookings', 'list'], { slug: 'hotel' }], queryFn })
  onTestFinished(screen.subscribe(() => {}))
  onTestFinished(() => client.clear())
  const answer = async (orders: number) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.(orders)
  }
  return { client, screen, waiting, answer }
}

test('an order that comes while the first list is on its way is shown', async () => {
  const { client, screen, waiting, answer } = showOrders()
  const isFresh = refetchStale(client, [['bookings']])
  await answer(0)
  await answer(1)
  await isFresh
  expect(screen.getCurrentResult().data).toBe(1)
  expect(waiting).toEqual([])
})

test('a list that is there is asked for once', async () => {
  const { client, screen, waiting, answer } = showOrders()
  await answer(0)
  await expect.poll(() => screen.getCurrentResult().data).toBe(0)
  const isFresh = refetchStale(client)
  await answer(1)
  await isFresh
  expect(screen.getCurrentResult().data).toBe(1)
  expect(waiting).toEqual([])
})

test('nothing of another feature is asked for', async () => {
  const { client, screen, waiting, answer } = showOrders()
  await answer(0)
  await expect.poll(() => screen.getCurrentResult().data).toBe(0)
  await refetchStale(client, [['menu']])
  expect(waiting).toEqual([])
})
