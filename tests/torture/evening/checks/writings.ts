import type { Entry } from '../history.ts'
import { callsTo, countWritten, type Evidence } from './told.ts'

/** Something of a message was kept as soon as the stream said so, even if it broke afterwards. */
const kept = (entry: Entry): Entry =>
  entry.outcome === 'unknown' && (entry.output as { kind?: string }[] | null)?.[0]?.kind === 'kept'
    ? { ...entry, outcome: 'done' }
    : entry

/** Messages, replies, announcements and the assistant's knowledge are there once where they were confirmed. */
export function checkWritings({ history, held }: Evidence): string[] {
  const messages = held.messages.map(({ text }) => text)
  const said = callsTo(history, 'chat.send').map(kept)
  return [
    ...countWritten('message', said, ({ input }) => (input as { message: string }).message, messages),
    ...countWritten(
      'reply',
      callsTo(history, 'chat.reply'),
      ({ input }) => (input as { text: string }).text,
      messages,
    ),
    ...countWritten(
      'announcement',
      callsTo(history, 'announcements.add'),
      ({ input }) => (input as { announcement: { title: { en: string } } }).announcement.title.en,
      held.announcements.map(({ title }) => title),
    ),
    ...countWritten(
      'entry',
      callsTo(history, 'knowledge.add'),
      ({ input }) => (input as { entry: { topic: string } }).entry.topic,
      held.knowledge.map(({ topic }) => topic),
    ),
  ]
}
