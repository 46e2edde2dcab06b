import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { demoHotel } from '#demo/hotel.ts'
import { seedDemo } from '#demo/seed.ts'
import type { ChatEvent } from '#features/chat/contract.ts'
import type { ChatMessage } from '#features/chat/message.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Language } from '#kit/shared/languages.ts'
import { openProduct } from './product.ts'

/** Opens the demo hotel; returns how a visitor of it talks with the assistant. */
export function openDemoTalk() {
  const product = openProduct()
  beforeAll(() => seedDemo(product.database, product.storage))
  beforeEach(() => product.database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`)))

  /** The last answer to what is written in a new conversation, one after another. */
  return async (language: Language, messages: readonly string[]): Promise<ChatMessage> => {
    const device = { id: crypto.randomUUID(), knownAt: [], isNew: false }
    const api = product.as({ device })
    const sessionId = newSessionId()
    let answer: ChatMessage | null = null
    for (const message of messages) {
      const said = { slug: demoHotel.slug, sessionId, message, language, key: crypto.randomUUID() }
      let last: ChatEvent | null = null
      for await (const event of await api.chat.send(said)) last = event
      answer = last?.kind === 'done' ? last.message : null
    }
    if (!answer) throw new Error('The assistant gave no answer')
    return answer
  }
}
