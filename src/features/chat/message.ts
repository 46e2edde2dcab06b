import { z } from 'zod'
import { Id } from '#kit/shared/shapes.ts'

export const Rating = z.enum(['up', 'down'])
export type Rating = z.infer<typeof Rating>

/** The basis of the assistant's answer; `default` when it had none. */
export type AnswerSource = 'webhook' | 'model' | 'facts' | 'knowledge' | 'greeting' | 'default'

/** A knowledge entry that an answer is based on; `content`, its whole text, where the answer says a passage of it. */
export const Source = z.object({ id: Id, topic: z.string(), content: z.string().optional() })
export type Source = z.infer<typeof Source>

export const ChatMessage = z.object({
  id: Id,
  at: z.iso.datetime(),
  author: z.enum(['guest', 'assistant', 'staff']),
  text: z.string(),
  /** The entries that an answer is based on, or those that the default reply suggests instead. */
  sources: z.array(Source),
  /** The assistant had no answer and gave the default reply. */
  isDefault: z.boolean(),
  rating: Rating.nullable(),
  /** The member of staff who answered; null for the assistant and the platform's support. */
  staffName: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Who answers: the assistant, nobody yet, or a person. */
export const ChatState = z.enum(['assistant', 'waiting', 'staff'])
export type ChatState = z.infer<typeof ChatState>
