import { z } from 'zod'
import { Intent } from '#features/assistant/intents.ts'
import { Listed } from '#features/assistant/listed.ts'
import { Source } from '#features/assistant/sources.ts'
import { Id } from '#kit/shared/shapes.ts'

export const Rating = z.enum(['up', 'down'])
export type Rating = z.infer<typeof Rating>

export const ChatMessage = z.object({
  id: Id,
  at: z.iso.datetime(),
  author: z.enum(['guest', 'assistant', 'staff']),
  text: z.string(),
  /** The entries that an answer is based on, or those that the default reply suggests instead. */
  sources: z.array(Source),
  /** What each line of an answer's lists is about, where guests can open it; missing in what earlier releases answered. */
  listed: z.array(Listed).optional(),
  /** The assistant had no answer and gave the default reply. */
  isDefault: z.boolean(),
  rating: Rating.nullable(),
  /** Of an answer to a guest who wants something brought: what was understood. */
  wish: Intent.nullable(),
  /** The member of staff who answered; null for the assistant and the platform's support. */
  staffName: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Who answers: the assistant, nobody yet, or a person. */
export const ChatState = z.enum(['assistant', 'waiting', 'staff'])
export type ChatState = z.infer<typeof ChatState>
