import { z } from 'zod'
import { Texts } from '#kit/shared/shapes.ts'

/** What an answer named, so that guests can go on about it; the rest: how many of it are wanted, and how. */
const Named = z.object({
  kind: z.enum(['dish', 'offer', 'entry', 'news']),
  name: Texts,
  count: z.int().optional(),
  options: z.array(Texts).optional(),
  note: z.string().optional(),
})
export type Named = z.infer<typeof Named>

/** What a conversation is about, by its last answer that named anything, or by a question that had none. */
const Talk = z.object({
  version: z.literal(2),
  /** What the guest asked or wanted then, as it was read. */
  question: z.string(),
  /** Whether the guest wanted that, and a card shows it. */
  isWanted: z.boolean(),
  /** In the order in which they were named. */
  named: z.array(Named),
})
export type Talk = z.infer<typeof Talk>

const QUESTION_MAX = 300
const NAMED_MAX = 20

export const namedOf = (kind: Named['kind'], all: readonly Pick<Named, 'name'>[]): Named[] =>
  all.map(({ name }) => ({ kind, name }))

/** What a conversation is about as it was kept; null where that is of another version, or nothing. */
export const keptTalk = (kept: unknown): Talk | null => Talk.safeParse(kept).data ?? null

export const talkOf = (question: string, isWanted: boolean, named: readonly Named[]): Talk => ({
  version: 2,
  question: question.slice(0, QUESTION_MAX),
  isWanted,
  named: named.slice(0, NAMED_MAX),
})
