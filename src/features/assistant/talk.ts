import { z } from 'zod'
import { Texts } from '#kit/shared/shapes.ts'

/** What an answer named, so that guests can go on about it; `count`: how many of it are wanted. */
const Named = z.object({ kind: z.enum(['dish', 'offer', 'entry']), name: Texts, count: z.int().optional() })
export type Named = z.infer<typeof Named>

/** What a conversation is about, by its last answer that named anything. */
const Talk = z.object({
  version: z.literal(1),
  /** What the guest asked or wanted then, as it was read. */
  question: z.string(),
  /** Whether the guest wanted that, and a card shows it. */
  isWanted: z.boolean(),
  /** In the order in which they were named. */
  named: z.array(Named).min(1),
})
export type Talk = z.infer<typeof Talk>

const QUESTION_MAX = 300
const NAMED_MAX = 20

export const namedOf = (kind: Named['kind'], all: readonly Pick<Named, 'name'>[]): Named[] =>
  all.map(({ name }) => ({ kind, name }))

/** What a conversation is about as it was kept; null where that is of another version, or nothing. */
export const keptTalk = (kept: unknown): Talk | null => Talk.safeParse(kept).data ?? null

export const talkOf = (question: string, isWanted: boolean, named: readonly Named[]): Talk | null =>
  named.length === 0
    ? null
    : { version: 1, question: question.slice(0, QUESTION_MAX), isWanted, named: named.slice(0, NAMED_MAX) }
