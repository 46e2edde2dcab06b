import { cleanText } from '#kit/shared/text.ts'
import { ANSWER_LENGTH_MAX } from '../../rules.ts'

/** The outcome of a webhook call: a reply, or why there is none, as a reason code for the platform's pulse. */
export type WebhookReply = { text: string } | { reason: string }

const NAMES = ['message', 'reply', 'output', 'answer', 'text']
const HTML = /^\s*<(?:!doctype|html|head|body|\?xml)\b/i

const asReply = (text: string): WebhookReply => {
  const clean = cleanText(text).slice(0, ANSWER_LENGTH_MAX).trim()
  return clean ? { text: clean } : { reason: 'empty' }
}

function fromJson(value: unknown): WebhookReply {
  if (typeof value === 'string') return asReply(value)
  if (Array.isArray(value)) return value.length > 0 ? fromJson(value[0]) : { reason: 'empty' }
  if (typeof value !== 'object' || value === null) return { reason: 'no-reply' }
  const answer = value as Record<string, unknown>
  if (answer.success === false) return { reason: 'refused' }
  const name = NAMES.find((name) => typeof answer[name] === 'string')
  return name ? asReply(String(answer[name])) : { reason: 'no-reply' }
}

/** Reads `{success, message, error}`, `{reply}` and the like, or plain text; an HTML page is not a reply. */
export function readWebhookReply(answer: {
  status: number
  contentType: string
  body: string
}): WebhookReply {
  if (answer.status < 200 || answer.status > 299) return { reason: `answered-${answer.status}` }
  const body = answer.body.trim()
  if (!body) return { reason: 'empty' }
  if (/html/i.test(answer.contentType) || HTML.test(body)) return { reason: 'html' }
  const isJson = /json/i.test(answer.contentType) || /^[{["]/.test(body)
  if (!isJson) return asReply(body)
  try {
    return fromJson(JSON.parse(body))
  } catch {
    return { reason: 'invalid-json' }
  }
}
