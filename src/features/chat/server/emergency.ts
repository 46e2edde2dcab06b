import { emergencyAnswer, emergencyQuestion } from '#features/assistant/server/emergency/answer.ts'
import { dangerOfNumber, numberIn } from '#features/assistant/server/emergency/numbers.ts'
import { recallsEmergency } from '#features/assistant/server/emergency/recalls.ts'
import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import type { Danger } from '#features/language/dangers.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import type { ChatMessage } from '../message.ts'
import { addChatAlert, repeatsOf } from './alert.ts'
import type { Asker } from './asker.ts'
import type { Said, Taken } from './taken.ts'
import {
  addAnswer,
  addMessage,
  type ConversationRow,
  findAnswerTo,
  findConversation,
  findMessage,
  holdConversation,
  listMessages,
  saveConversation,
  unseenSince,
} from './queries.ts'

/** Among so many messages before, and for so long, the same answer stands in view. */
const IN_VIEW = 6
const IN_VIEW_MS = 10 * MINUTE_MS
/** Whoever has just taken over from such a call is not called again by the next line of it. */
const HELD_MS = 5 * MINUTE_MS

/** A guest who waits for anybody. */
const TO_NOBODY = {
  state: 'waiting',
  staffUserId: null,
  staffName: null,
  staffSawAt: null,
  staffSawBy: null,
} as const

type Emergency = {
  said: Said
  danger: Danger
  /** The message as stored before. */
  repeated: ChatMessage | undefined
  before: readonly ChatMessage[]
}

const inView = (messages: readonly ChatMessage[]) =>
  messages.slice(-IN_VIEW).filter(({ at }) => Date.now() - Date.parse(at) < IN_VIEW_MS)

/** What was said since the guest last wrote that there is no emergency. */
const sinceRecalled = (messages: readonly ChatMessage[]) =>
  messages.slice(
    messages.findLastIndex(({ author, text }) => author === 'guest' && recallsEmergency(text)) + 1,
  )

const isInView = (messages: readonly ChatMessage[]) =>
  sinceRecalled(inView(messages)).some(({ wish }) => wish?.kind === 'emergency')

/** What was asked below the last answer, of a guest who presses that it is an emergency: it says more. */
function pressedOf(danger: Danger, before: readonly ChatMessage[]): Danger | null {
  const asked = before.at(-1)?.wish
  return danger === 'help' && asked?.kind === 'emergency' && asked.isAsked ? asked.danger : null
}

/** Whether everybody is being called already, or whoever is called is answering just now. */
function isCalled(row: ConversationRow, danger: Danger): boolean {
  if (row.danger === null) return false
  const since = unseenSince(row)
  if (since !== null) return !row.isQuiet && Date.now() - since < repeatsOf(row) * MINUTE_MS
  const isAnswered = row.state !== 'assistant' && Date.now() - (row.staffSawAt?.getTime() ?? 0) < HELD_MS
  return isAnswered && (danger === row.danger || danger === 'help')
}

/** What was stored before of a message, and whether everybody is being called for its writer. */
export async function lookBefore(
  tx: Tx,
  { hotelId }: Asker,
  { sessionId, key }: Pick<Said, 'sessionId' | 'key'>,
) {
  const row = await findConversation(tx, hotelId, sessionId)
  return {
    isAnswered: (await findAnswerTo(tx, hotelId, key)) !== null,
    isKnown: (await findMessage(tx, hotelId, key)) !== null,
    isCalled: row !== null && row.danger !== null && isCalled(row, row.danger),
  }
}

/**
 * Answers an emergency at once, whoever answers this guest and whatever limits are used up, and calls everybody, or where
 * they may not be called only shows it to them; what the answer in view says is not said again.
 */
export async function takeEmergency(
  tx: Tx,
  asker: Asker,
  row: ConversationRow,
  { said, danger: read, repeated, before }: Emergency,
): Promise<Taken> {
  // its call was stored with it
  if (repeated) return { outcome: 'kept', conversation: row, message: repeated }
  const pressed = pressedOf(read, before)
  const danger = pressed ?? read
  const mayCall = isCalled(row, danger) || (said.mayCall ?? true)
  const message = await addMessage(tx, row, { id: said.key, author: 'guest', text: said.message })
  const isSaid =
    row.danger !== null &&
    row.isQuiet === !mayCall &&
    inView(before).some(({ wish }) => wish?.kind === 'emergency' && !wish.isAsked && wish.danger === danger)
  const answer = isSaid ? null : await answerAtOnce(tx, asker, row, { said, danger, mayCall })
  const asked = pressed && before.findLast(({ author }) => author === 'guest')
  const calledBy = asked ? asked.id : said.key
  const conversation = await call(tx, asker, row, { danger, mayCall, calledBy })
  return answer
    ? { outcome: 'repeat', conversation, message, answer }
    : { outcome: 'kept', conversation, message }
}

/** The language of a message, and the clock of its hotel, by which the number to call is found. */
async function placeOf(tx: Tx, hotelId: string, { message, language }: Said) {
  const hotel = await findOpenHotel(tx, hotelId)
  return { language: languageOf(message) ?? language, timeZone: hotel?.timeZone ?? 'UTC' }
}

async function answerAtOnce(
  tx: Tx,
  { hotelId, guest }: Asker,
  row: ConversationRow,
  { said, danger, mayCall }: Pick<Emergency, 'said' | 'danger'> & { mayCall: boolean },
): Promise<ChatMessage> {
  const { language, timeZone } = await placeOf(tx, hotelId, said)
  const asked = { danger, language, mayCall, room: guest?.roomNumber ?? null }
  return addAnswer(tx, row, await emergencyAnswer(tx, { id: hotelId, timeZone }, asked), said.key)
}

/** Whether the guest waits already as they would now. */
const waitsAlike = (row: ConversationRow, danger: Danger, mayCall: boolean) =>
  isCalled(row, danger) || (!mayCall && row.isQuiet && row.danger !== null && unseenSince(row) !== null)

type Call = { danger: Danger; mayCall: boolean; calledBy: string }

/**
 * Has the guest wait for a person, who is called until somebody has seen it; a call that goes on is left as it is.
 * @param mayCall otherwise the staff only see it
 */
async function call(
  tx: Tx,
  asker: Asker,
  row: ConversationRow,
  { danger, mayCall, calledBy }: Call,
): Promise<ConversationRow> {
  const { hotelId } = asker
  const now = new Date()
  const goesOn = waitsAlike(row, danger, mayCall)
  const conversation = await saveConversation(tx, row, {
    danger: goesOn && danger === 'help' ? row.danger : danger,
    unreadCount: row.unreadCount + 1,
    answering: null,
    answeringUntil: null,
    ...(goesOn && (danger === 'help' || danger === row.danger) ? {} : { calledBy }),
    ...(goesOn ? {} : { ...TO_NOBODY, handedOverAt: now, alertedAt: now, isQuiet: !mayCall }),
  })
  if (goesOn) return conversation
  if (mayCall) await addChatAlert(tx, row)
  await recordChange(tx, asker.actor, {
    hotelId,
    action: 'emergency',
    entity: 'chat_conversation',
    entityId: row.id,
    before: { state: row.state },
    after: { state: conversation.state, danger },
  })
  return conversation
}

/** Whether a message may be of an emergency, as far as it tells without its hotel. */
export const mayBeDoubtful = (message: string) =>
  numberIn(message) !== null || readEmergency(message)?.isSure === false

/** What a message may be of, where its guest is to be asked. */
function doubtOf({ message, isRoom = false }: Said, timeZone: string): Danger | null {
  const read = readEmergency(message)
  if (read?.isSure && !isRoom) return null
  return dangerOfNumber(message, timeZone) ?? read?.danger ?? null
}

/** Asks whether the message was of an emergency, unless that stands in view; `answers`: the message that this answers. */
export async function askOfEmergency(
  tx: Tx,
  { hotelId }: Asker,
  row: ConversationRow,
  said: Said,
  answers?: string,
): Promise<ChatMessage | null> {
  if (!mayBeDoubtful(said.message)) return null
  const { language, timeZone } = await placeOf(tx, hotelId, said)
  const danger = doubtOf(said, timeZone)
  if (danger === null || !(await holdConversation(tx, hotelId, row.id))) return null
  const before = await listMessages(tx, hotelId, row.id)
  if (isInView(before)) return null
  return addAnswer(tx, row, emergencyQuestion(danger, language, timeZone), answers)
}

/** Answers a number for help that says no more by asking at once; null for any other message, and where that stands in view. */
export async function askOfNumber(
  tx: Tx,
  asker: Asker,
  row: ConversationRow,
  { said, before }: Pick<Emergency, 'said' | 'before'>,
): Promise<Taken | null> {
  if (!numberIn(said.message) || isInView(before)) return null
  const { timeZone } = await placeOf(tx, asker.hotelId, said)
  if (!said.isRoom && dangerOfNumber(said.message, timeZone) === null) return null
  const message = await addMessage(tx, row, { id: said.key, author: 'guest', text: said.message })
  const answer = await askOfEmergency(tx, asker, row, said, said.key)
  return { outcome: 'repeat', conversation: row, message, answer }
}
