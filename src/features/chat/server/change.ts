import type { Answer } from '#features/assistant/server/question.ts'
import { keepGuest } from '#features/guests/server/queries.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { ChatMessage, ChatState } from '../message.ts'
import { readComplaint } from '#features/assistant/server/complaint/read-complaint.ts'
import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { recallsEmergency } from '#features/assistant/server/emergency/recalls.ts'
import { addChatAlert } from './alert.ts'
import { type Asker, isOf } from './asker.ts'
import { askOfNumber, takeEmergency } from './emergency.ts'
import { isRecallable, takeRecall } from './recall.ts'
import type { Said, Taken } from './taken.ts'
import {
  addAnswer,
  addMessage,
  type ConversationRow,
  findAnswerTo,
  findMessage,
  holdConversation,
  listMessages,
  openConversation,
  readLimit,
  saveConversation,
} from './queries.ts'

/** Opens a conversation in the name of its writer. */
async function openAs(tx: Tx, asker: Asker, sessionId: string, language: Language) {
  const { hotelId, deviceId, guest } = asker
  const row = await openConversation(tx, { hotelId, sessionId, deviceId, language })
  if (!row || !isOf(row, asker)) return null
  const isAsBefore = row.language === language && row.guestId === (guest?.guestId ?? null)
  if (isAsBefore) return row
  if (guest && !(await keepGuest(tx, hotelId, guest.guestId))) return null
  const who = guest && {
    guestId: guest.guestId,
    guestName: guest.guestName,
    roomNumber: guest.roomNumber,
    stayBeganAt: guest.stayBeganAt,
  }
  return saveConversation(tx, row, { language, ...who })
}

/** Stores a message once (CHAT-05, CHAT-14), and claims its answer for at most `answerMs`; an emergency is answered at once. */
export async function takeMessage(tx: Tx, asker: Asker, said: Said, answerMs: number): Promise<Taken> {
  const { hotelId } = asker
  const row = await openAs(tx, asker, said.sessionId, said.language)
  if (!row) return { outcome: 'taken-session' }
  const known = await findMessage(tx, hotelId, said.key)
  if (known && known.conversationId !== row.id) return { outcome: 'taken-session' }

  const isBusy = row.answering !== null && (row.answeringUntil?.getTime() ?? 0) > Date.now()
  const before = await listMessages(tx, hotelId, row.id)
  const repeated = before.find(({ id }) => id === said.key)
  if (known && !repeated) return { outcome: 'taken-session' }
  if (repeated) {
    const answer = await findAnswerTo(tx, hotelId, said.key)
    const isUnderWay = isBusy && row.answering === said.key
    if (answer || isUnderWay) return { outcome: 'repeat', conversation: row, message: repeated, answer }
  }
  if (!repeated && isRecallable(row) && recallsEmergency(said.message))
    return takeRecall(tx, asker, row, said)
  const emergency = readEmergency(said.message)
  if (emergency?.isSure && !said.isRoom)
    return takeEmergency(tx, asker, row, { ...emergency, said, repeated, before })
  if (row.state !== 'assistant') return keepForPerson(tx, row, said, repeated)
  if (row.replyCount >= (await readLimit(tx, hotelId))) return { outcome: 'limit-reached' }
  if (isBusy) return { outcome: 'still-answering' }
  const asked = repeated ? null : await askOfNumber(tx, asker, row, { said, before })
  if (asked) return asked

  const message =
    repeated ?? (await addMessage(tx, row, { id: said.key, author: 'guest', text: said.message }))
  const conversation = await saveConversation(tx, row, {
    answering: said.key,
    answeringUntil: new Date(Date.now() + answerMs),
    ...ofComplaint(said),
  })
  return { outcome: 'answer', conversation, message, before: before.filter(({ id }) => id !== said.key) }
}

/** Staff see where a guest has complained, whoever answers. */
const ofComplaint = ({ message }: Said) => (readComplaint(message) ? { isComplaint: true } : {})

async function keepForPerson(
  tx: Tx,
  row: ConversationRow,
  said: Said,
  repeated: ChatMessage | undefined,
): Promise<Taken> {
  if (repeated) return { outcome: 'kept', conversation: row, message: repeated }
  const message = await addMessage(tx, row, { id: said.key, author: 'guest', text: said.message })
  const conversation = await saveConversation(tx, row, {
    unreadCount: row.unreadCount + 1,
    ...ofComplaint(said),
  })
  return { outcome: 'kept', conversation, message }
}

export type Ended = { message: ChatMessage | null; replyCount: number; state: ChatState }

/**
 * Stores the answer to a claimed message, and counts it (CHAT-04); does nothing if a person holds the conversation by
 * now.
 */
export async function endAnswer(
  tx: Tx,
  claimed: ConversationRow,
  key: string,
  answer: Answer | null,
): Promise<Ended> {
  const row = await holdConversation(tx, claimed.hotelId, claimed.id)
  if (row?.answering !== key) {
    return { message: null, replyCount: row?.replyCount ?? 0, state: row?.state ?? 'assistant' }
  }
  const isKept = answer !== null && row.state === 'assistant'
  const message = isKept ? await addAnswer(tx, row, answer, key) : null
  const { replyCount, state } = await saveConversation(tx, row, {
    answering: null,
    answeringUntil: null,
    ...(isKept ? { replyCount: row.replyCount + 1 } : {}),
    ...(isKept && answer.talk ? { talk: answer.talk } : {}),
  })
  return { message, replyCount, state }
}

/** Hands a conversation over to a person; not `isNew`, and nothing done, if it already was. */
export async function askForPerson(
  tx: Tx,
  asker: Asker,
  sessionId: string,
  language: Language,
): Promise<{ row: ConversationRow; isNew: boolean } | null> {
  const row = await openAs(tx, asker, sessionId, language)
  if (row?.state !== 'assistant') return row && { row, isNew: false }
  const asked = await saveConversation(tx, row, { state: 'waiting', handedOverAt: new Date() })
  await addChatAlert(tx, row)
  await recordChange(tx, asker.actor, {
    hotelId: asker.hotelId,
    action: 'ask-person',
    entity: 'chat_conversation',
    entityId: row.id,
    before: { state: row.state },
    after: { state: asked.state },
  })
  return { row: asked, isNew: true }
}
