import { expect, test } from 'vitest'
import { CallerGone, createFairQueue, QueueFull } from './fair-queue.ts'

/** A queue that works on one thing at a time, and notes in which order they were begun. */
function openQueue(mostWaiting = 100) {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting })
  const begun: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const bring = (caller: string, work: string, isGone?: () => boolean) =>
    inTurn(
      caller,
      async () => {
        begun.push(work)
        await gate.promise
        return work
      },
      isGone,
    )
  return { bring, begun, goOn: () => gate.resolve(undefined) }
}

test('callers take turns, however much one of them brings', async () => {
  const { bring, begun, goOn } = openQueue()
  const flood = Array.from({ length: 20 }, (_, at) => bring('flood', `flood ${at}`))
  const others = ['a', 'b'].flatMap((caller) => [bring(caller, `${caller} 0`), bring(caller, `${caller} 1`)])
  goOn()
  await Promise.all([...flood, ...others])
  expect(begun.slice(0, 8)).toEqual(['flood 0', 'flood 1', 'a 0', 'b 0', 'flood 2', 'a 1', 'b 1', 'flood 3'])
  expect(begun).toHaveLength(24)
})

test('a full queue refuses whoever has the longest line, and goes on', async () => {
  const { bring, goOn } = openQueue(4)
  const flood = Array.from({ length: 6 }, (_, at) => bring('flood', `flood ${at}`))
  const other = bring('other', 'other')
  const outcomes = Promise.allSettled([...flood, other])
  goOn()
  const refused = (await outcomes).flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))
  expect(refused).toEqual([4, 5])
  await expect(bring('flood', 'later')).resolves.toBe('later')
})

test('a full queue of single works refuses the newcomer', async () => {
  const { bring, goOn } = openQueue(2)
  const kept = ['a', 'b', 'c'].map((caller) => bring(caller, caller))
  await expect(bring('d', 'd')).rejects.toThrow(QueueFull)
  goOn()
  await expect(Promise.all(kept)).resolves.toEqual(['a', 'b', 'c'])
})

test('works whose callers left while they waited are not begun, and the next one is', async () => {
  const { bring, begun, goOn } = openQueue()
  const first = bring('a', 'first')
  const given = ['b', 'a', 'a'].map((caller, at) => bring(caller, `given up ${at}`, () => true))
  const last = bring('a', 'last')
  const outcomes = Promise.allSettled(given)
  goOn()
  await expect(Promise.all([first, last])).resolves.toEqual(['first', 'last'])
  expect(await outcomes).toEqual(given.map(() => ({ status: 'rejected', reason: new CallerGone() })))
  expect(begun).toEqual(['first', 'last'])
  await expect(bring('c', 'later')).resolves.toBe('later')
})

test('a work that fails makes way for the next', async () => {
  const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 2 })
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = inTurn('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
})
