import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ChatEvent } from '#features/chat/contract.ts'
import type { ChatMessage } from '#features/chat/message.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { openBrowser } from '../browsers.ts'

/** The last event of a stream of server-sent events. */
function lastEventOf(stream: string): ChatEvent {
  const datas = [...stream.matchAll(/^data: (.+)$/gm)].map(([, data = '']): unknown => JSON.parse(data))
  const events = datas.flatMap((data) => ChatEvent.safeParse((data as { json?: unknown }).json).data ?? [])
  const last = events.at(-1)
  if (!last) throw new Error(`The chat answered: ${stream.slice(0, 200)}`)
  return last
}

/** What counts of an answer. */
export type Answered = Pick<ChatMessage, 'text' | 'wish' | 'isDefault'>

const NONE: Answered = { text: '', wish: null, isDefault: false }
/** The staff have been called, and answer from then on. */
const HANDED_OVER: Answered = { text: '', wish: { kind: 'person' }, isDefault: false }

type Answering = Pick<RunningProduct, 'address' | 'databaseUrl'>

/** The demo hotel's last answers, to visitors who each write one message after another. */
export async function talksWith<Talk extends { messages: readonly string[] }>(
  { address, databaseUrl }: Answering,
  language: Language,
  talks: readonly Talk[],
): Promise<{ talk: Talk; answer: Answered }[]> {
  const database = openDatabase(databaseUrl, { connections: 1 })
  const answered = []
  for (const talk of talks) {
    // visitors share what a hotel answers in an hour
    await database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))
    answered.push({ talk, answer: await talkTo(address, language, talk.messages) })
  }
  await database.close()
  return answered
}

async function talkTo(address: string, language: Language, messages: readonly string[]): Promise<Answered> {
  const sessionId = newSessionId()
  const headers = { cookie: await openBrowser(address), 'content-type': 'application/json' }
  let answer: Answered = NONE
  for (const message of messages) {
    const json = { slug: DEMO_SLUG, sessionId, language, key: randomUUID(), message }
    const body = JSON.stringify({ json, meta: [] })
    const reply = await fetch(`${address}/rpc/chat/send`, { method: 'POST', headers, body })
    const last = lastEventOf(await reply.text())
    if (last.kind === 'done') answer = last.message ?? (last.state === 'assistant' ? NONE : HANDED_OVER)
  }
  return answer
}
