import { z } from 'zod'
import { Id } from '#kit/shared/shapes.ts'

/** The basis of the assistant's answer; `default` when it had none. */
export type AnswerSource = 'webhook' | 'model' | 'facts' | 'knowledge' | 'greeting' | 'default'

/** A knowledge entry that an answer is based on; `content`, its whole text, where the answer says a passage of it. */
export const Source = z.object({ id: Id, topic: z.string(), content: z.string().optional() })
export type Source = z.infer<typeof Source>
