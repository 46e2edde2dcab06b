import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel } from '#kit/shared/shapes.ts'
import { ANSWERS_MAX } from './rules.ts'

/** Questions of guests that ask the same, and that the assistant could not answer or not well. */
export const QuestionGroup = z.object({
  /** How it was worded, the most frequent first; the first stands for the group. Some of `wordingCount`. */
  questions: z.array(z.object({ text: z.string(), language: z.enum(LANGUAGES) })).min(1),
  wordingCount: z.int(),
  /** How often it was asked: `unanswered` and `disliked` together. */
  count: z.int(),
  /** How often the assistant did not know. */
  unanswered: z.int(),
  /** How often it did answer, and the guest said that this did not help. */
  disliked: z.int(),
  /** The beginning of the newest answer that did not help. */
  dislikedAnswer: z.string().nullable(),
  lastAt: z.iso.datetime(),
  /** In which it was asked last. */
  conversationId: Id,
  /** The assistant's answers, by which the group is dismissed and brought back. */
  answerIds: z.array(Id).min(1),
})
export type QuestionGroup = z.infer<typeof QuestionGroup>

const QuestionGroups = z.object({ groups: z.array(QuestionGroup), total: z.int() })
export type QuestionGroups = z.infer<typeof QuestionGroups>

const OfAnswers = OfHotel.extend({ answerIds: z.array(Id).min(1).max(ANSWERS_MAX) })

const route = (method: 'GET' | 'POST', path: string, summary: string) => ({
  ...{ method, summary, path: `/hotels/{slug}/questions${path}` as const },
  tags: ['Questions'],
})

export const learningContract = {
  list: oc
    .errors(commonErrors)
    .route(route('GET', '', 'What guests asked and the assistant could not answer well, most frequent first'))
    .input(OfHotel)
    .output(QuestionGroups),
  dismiss: oc
    .errors(commonErrors)
    .route(route('POST', '/dismiss', 'List these questions no longer; asked anew, they are listed anew'))
    .input(OfAnswers)
    .output(z.object({ count: z.int() })),
  restore: oc
    .errors(commonErrors)
    .route(route('POST', '/restore', 'List dismissed questions again'))
    .input(OfAnswers)
    .output(z.object({ count: z.int() })),
}
