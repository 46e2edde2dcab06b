import type { FoundEntry } from '#features/knowledge/server/find.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { OutwardFailure } from '#kit/server/outward-fetch.ts'
import { AnswerFailure } from '../failure.ts'
import type { Question } from '../question.ts'
import { recordWebhookCall } from './webhook-calls.ts'
import { readWebhookReply, type WebhookReply } from './webhook-reply.ts'

/** CHAT-09: calls the platform's webhook, and records how the call ended. */
export async function askWebhook(
  context: RequestContext,
  url: string,
  question: Question,
  entries: readonly FoundEntry[],
): Promise<string> {
  const { hotelId, actor } = question.asker
  const content = {
    session_id: question.sessionId,
    hotel_id: hotelId,
    user_message: question.text,
    entries: entries.map(({ topic, content: text }) => ({ topic, content: text })),
  }
  const reply = await context.outward
    .postJson(url, content, { timeLimitMs: context.answerTimeLimitMs, signal: question.signal })
    .then(readWebhookReply, (error: unknown): WebhookReply => {
      if (error instanceof OutwardFailure) return { reason: error.reason }
      throw error
    })
  if (question.signal.aborted) throw new AnswerFailure('failed')
  const reason = 'reason' in reply ? reply.reason : null
  await context.database.withActor(actor, (tx) => recordWebhookCall(tx, { hotelId, reason }))
  if ('text' in reply) return reply.text
  context.log.warn({ reason: reply.reason, hotelId }, 'the webhook returned no answer')
  throw new AnswerFailure(reply.reason === 'timeout' ? 'timeout' : 'failed')
}
