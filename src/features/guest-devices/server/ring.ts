import type { Tx } from '#kit/server/database.ts'
import { failureOf } from '#kit/server/push/failure-of.ts'
import type { Push, Sent } from '#kit/server/push/send.ts'
import type { DeviceMessage } from '#kit/shared/device-message.ts'
import { directionOf, type Language } from '#kit/shared/languages.ts'
import type { Matter } from './matter.ts'
import { deleteGone, type Reachable, saveFailed, saveReached } from './queries.ts'

/** With as many push services as this at once, a portion is told within its lease. */
const AT_ONCE = 25
const TITLE_LENGTH = 150

/** What became of one phone. */
export type Rung = { id: string; endpoint: string; sent: Sent }

/** What a phone shows: the hotel, and as little as says why to look. */
export const messageOf =
  (hotel: { slug: string; name: string }, { path, tag, text }: Matter) =>
  (language: Language): DeviceMessage => ({
    title: hotel.name.slice(0, TITLE_LENGTH),
    body: text(language),
    url: `/hotelly/${hotel.slug}/${path}`,
    kind: 'news',
    tag,
    language,
    direction: directionOf(language),
    seen: null,
  })

/** Rings phones, some at once; no transaction is open meanwhile. */
export async function ringAll(
  push: Push,
  devices: readonly Reachable[],
  messageIn: (language: Language) => DeviceMessage,
  { urgency, until, tag }: Matter,
  now: Date,
): Promise<Rung[]> {
  const waiting = [...devices]
  const rung: Rung[] = []
  const ttlSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  const worker = async () => {
    for (let device = waiting.shift(); device; device = waiting.shift()) {
      const { id, subscription, language } = device
      const sent = await push.send(subscription, messageIn(language), { ttlSeconds, urgency, topic: tag })
      rung.push({ id, endpoint: subscription.endpoint, sent })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return rung
}

/** Notes what became of phones, in as few statements as there are outcomes. */
export async function noteAll(tx: Tx, hotelId: string, rung: readonly Rung[]) {
  const by = Map.groupBy(rung, ({ sent }) => (sent.outcome === 'gone' ? 'gone' : failureOf(sent)))
  for (const [outcome, those] of by) {
    const endpoints = those.map(({ endpoint }) => endpoint)
    if (outcome === 'gone') await deleteGone(tx, hotelId, endpoints)
    else if (outcome === null) await saveReached(tx, hotelId, endpoints)
    else await saveFailed(tx, hotelId, endpoints, outcome)
  }
}
