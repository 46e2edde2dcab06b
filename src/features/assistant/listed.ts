import { z } from 'zod'
import { Id } from '#kit/shared/shapes.ts'

/** What a line of an answer's list is about, which guests can open from it. */
export const Listed = z.object({ kind: z.enum(['dish', 'offer']), id: Id })
export type Listed = z.infer<typeof Listed>
