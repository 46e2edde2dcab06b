import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import { countsTo24 } from '#features/language/server/time-words.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import type { OrderIntent } from '../../intents.ts'
import type { Question } from '../question.ts'
import type { Around } from './order-time.ts'

/** The last card of an order in a conversation that goes on with it; null without one. */
export function cardBefore({ before, talk }: Pick<Question, 'before' | 'talk'>): OrderIntent | null {
  if (!talk?.isWanted || talk.named.some(({ kind }) => kind !== 'dish')) return null
  const wish = before.findLast((turn) => turn.wish?.kind === 'order')?.wish
  return wish?.kind === 'order' ? wish : null
}

/** When an order of a guest may be wanted: until the end of their stay, as far ahead as orders are taken. */
export function aroundOf(
  { language, hotel: { timeZone }, asker: { guest } }: Pick<Question, 'language' | 'hotel' | 'asker'>,
  isName: Around['isName'],
  card: Around['card'],
): Around {
  const now = Date.now()
  const until = Math.min(now + DAYS_AHEAD * DAY_MS, guest?.expiresAt?.getTime() ?? Infinity)
  return { now, timeZone, until, countsTo24: countsTo24(language), isName, card }
}
