import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import { addChatAlert } from './alert.ts'
import { type Asker, isOf } from './asker.ts'
import {
  addMessage,
  type ConversationRow,
  findConversation,
  holdConversation,
  saveConversation,
  unseenSince,
} from './queries.ts'
import type { Said, Taken } from './taken.ts'

/** Whether an emergency can be taken back: nobody has taken it over yet. */
export const isRecallable = ({ danger, state }: ConversationRow) => danger !== null && state === 'waiting'

/** The guest waits as any other, so that somebody looks after them all the same. */
async function waitAsAnyOther(tx: Tx, asker: Asker, row: ConversationRow): Promise<ConversationRow> {
  const isUnseen = unseenSince(row) !== null
  const conversation = await saveConversation(tx, row, {
    danger: null,
    calledBy: null,
    unreadCount: row.unreadCount + 1,
    ...(isUnseen ? { handedOverAt: new Date(), alertedAt: null } : {}),
  })
  if (isUnseen && !row.isQuiet) await addChatAlert(tx, row)
  await recordChange(tx, asker.actor, {
    hotelId: asker.hotelId,
    action: 'recall',
    entity: 'chat_conversation',
    entityId: row.id,
    before: { danger: row.danger },
    after: { danger: null },
  })
  return conversation
}

/** Takes an emergency back by what the guest wrote. */
export async function takeRecall(tx: Tx, asker: Asker, row: ConversationRow, said: Said): Promise<Taken> {
  const message = await addMessage(tx, row, { id: said.key, author: 'guest', text: said.message })
  return { outcome: 'kept', conversation: await waitAsAnyOther(tx, asker, row), message }
}

/**
 * Takes an emergency back by the button, which says so in the guest's name.
 * @returns null where the session is not the asker's
 */
export async function recallEmergency(
  tx: Tx,
  asker: Asker,
  sessionId: string,
  language: Language,
): Promise<ConversationRow | null> {
  const found = await findConversation(tx, asker.hotelId, sessionId)
  const row = found && (await holdConversation(tx, asker.hotelId, found.id))
  if (!row || !isOf(row, asker)) return null
  if (!isRecallable(row)) return row
  await addMessage(tx, row, { author: 'guest', text: textIn(language, 'chat', 'emergency.none') })
  return waitAsAnyOther(tx, asker, row)
}
