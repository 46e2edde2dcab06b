import { anyErrors } from './errors.ts'
import { CallerGone, createFairQueue, QueueFull } from './fair-queue.ts'
import { networkOf } from './network.ts'

/**
 * A fair queue of calls, in which client networks take turns; where there is no room to wait it answers 503, and the
 * caller may try again. The returned function takes the client's address, null for the operator and the product itself,
 * and how to tell that the client has gone, where nothing is to be done then.
 */
export function createFairQueueByNetwork(size: { atOnce: number; mostWaiting: number }) {
  const inTurn = createFairQueue(size)
  return <T>(ip: string | null, work: () => Promise<T>, isGone?: () => boolean): Promise<T> =>
    inTurn(ip === null ? '' : networkOf(ip), work, isGone).catch((error: unknown) => {
      throw error instanceof QueueFull || error instanceof CallerGone
        ? anyErrors.UNAVAILABLE({ cause: error })
        : error
    })
}
