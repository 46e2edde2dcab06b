import { z } from 'zod'
import { Id } from '#kit/shared/shapes.ts'

/** What a line of an answer's list is about, which guests can open from it. */
export const Listed = z.object({ kind: z.enum(['dish', 'offer']), id: Id })
export type Listed = z.infer<typeof Listed>

const Kept = z.array(Listed)

/** What a message lists as it was kept; nothing where a later release lists more kinds of things. */
export const keptListed = (kept: unknown): Listed[] => Kept.safeParse(kept).data ?? []
