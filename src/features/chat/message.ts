import { z } from 'zod'
import { Id } from '#kit/shared/shapes.ts'

export const Rating = z.enum(['up', 'down'])
export type Rating = z.infer<typeof Rating>

/** What an answer of the assistant was made from; `default` when it had none. */
export type AnswerSource = 'webhook' | 'model' | 'facts' | 'knowledge' | 'greeting' | 'default'

/** A knowledge entry that an answer rests on. */
export const Source = z.object({ id: Id, topic: z.string() })
export type Source = z.infer<typeof Source>

export const ChatMessage = z.object({
  id: Id,
  at: z.iso.datetime(),
  author: z.enum(['guest', 'assistant', 'staff']),
  text: z.string(),
  /** What an answer rests on; what the default reply offers instead. */
  sources: z.array(Source),
  /** The assistant had no answer, and gave the default reply. */
  isDefault: z.boolean(),
  rating: Rating.nullable(),
  /** Who answered, when it was a person of the hotel; null of the platform's support, too. */
  staffName: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Who answers: the assistant, nobody yet, a person. */
export const ChatState = z.enum(['assistant', 'waiting', 'staff'])
export type ChatState = z.infer<typeof ChatState>
