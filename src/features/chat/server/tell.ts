import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { addTelling, type ReadMatter } from '#features/guest-devices/server/matter.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import { Id } from '#kit/shared/shapes.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import type { ChatMessage } from '../message.ts'
import { type ConversationRow, findNewestOfStaff } from './queries.ts'
import { chatConversations } from './table.ts'

/** What guests are told of chats. */
export const ANSWER = 'answer'

const TOLD_FOR_MS = 4 * HOUR_MS

const Facts = z.object({ conversation: Id, message: Id })

/** Has a guest told that a person has answered them; a visitor is told nothing. */
export async function tellOfAnswer(tx: Tx, { hotelId, id, guestId }: ConversationRow, answer: ChatMessage) {
  if (!guestId) return
  const facts = { conversation: id, message: answer.id }
  await addTelling(tx, { hotelId, about: ANSWER, key: answer.id, facts })
}

/** The newest answer of a person, as long as the guest has not seen it; in the browser where the conversation is alone. */
export const readAnswer: ReadMatter = async (tx, hotelId, given) => {
  const { conversation, message } = Facts.parse(given)
  const [row] = await tx
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.hotelId, hotelId), eq(chatConversations.id, conversation)))
  const newest = await findNewestOfStaff(tx, hotelId, conversation)
  if (!row?.guestId || newest?.id !== message) return null
  if (row.guestSawAt && row.guestSawAt >= newest.at) return null
  return {
    whom: { guestId: row.guestId, deviceId: row.deviceId, since: row.stayBeganAt ?? newest.at },
    path: 'chat',
    tag: `chat ${conversation}`,
    text: (language) => textIn(language, 'told', 'answer'),
    urgency: 'high',
    until: new Date(newest.at.getTime() + TOLD_FOR_MS),
  }
}
