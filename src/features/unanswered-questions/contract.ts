import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel } from '#kit/shared/shapes.ts'
import { Phrasing } from '#features/knowledge/contract.ts'
import { ANSWERS_MAX } from './rules.ts'

/** Guests' questions with the same meaning, which the assistant answered badly or not at all. */
export const QuestionGroup = z.object({
  /** Up to `WORDINGS_MAX` wordings, most frequent first; the first one represents the group. */
  questions: z.array(z.object({ text: z.string(), language: z.enum(LANGUAGES) })).min(1),
  wordingCount: z.int(),
  /** How often it was asked: the sum of `unanswered` and `disliked`. */
  count: z.int(),
  /** How often the assistant did not know. */
  unanswered: z.int(),
  /** How often the assistant answered, but the guest marked the answer as not helpful. */
  disliked: z.int(),
  /** The beginning of the newest answer that was not helpful. */
  dislikedAnswer: z.string().nullable(),
  lastAt: z.iso.datetime(),
  /** The conversation in which it was asked last. */
  conversationId: Id,
  /** The assistant's answers, which identify the group when it is dismissed or restored. */
  answerIds: z.array(Id).min(1),
})
export type QuestionGroup = z.infer<typeof QuestionGroup>

const QuestionGroups = z.object({ groups: z.array(QuestionGroup), total: z.int() })
export type QuestionGroups = z.infer<typeof QuestionGroups>

const OfAnswers = OfHotel.extend({ answerIds: z.array(Id).min(1).max(ANSWERS_MAX) })

const OfPhrasing = OfAnswers.extend({ entryId: Id, question: Phrasing })

const route = (method: 'GET' | 'POST', path: string, summary: string) => ({
  method,
  summary,
  path: `/hotels/{slug}/questions${path}` as const,
  tags: ['Questions'],
})

export const unansweredQuestionsContract = {
  list: oc
    .errors(commonErrors)
    .route(route('GET', '', 'Questions that the assistant could not answer well, most frequent first'))
    .input(OfHotel)
    .output(QuestionGroups),
  answeredBy: oc
    .errors(commonErrors)
    .route(route('GET', '/answered-by/{entryId}', 'The listed questions that an entry answers by now'))
    .input(OfHotel.extend({ entryId: Id }))
    .output(z.array(QuestionGroup)),
  answer: oc
    .errors({ ...commonErrors, TOO_MANY: { status: 409 } })
    .route(
      route('POST', '/answer', 'Have an entry answer a question from now on, and remove it from the list'),
    )
    .input(OfPhrasing)
    .output(z.object({ count: z.int(), isNew: z.boolean() })),
  unanswer: oc
    .errors(commonErrors)
    .route(route('POST', '/unanswer', 'Take back that an entry answers a question, and restore it'))
    .input(OfPhrasing)
    .output(z.object({ count: z.int() })),
  dismiss: oc
    .errors(commonErrors)
    .route(
      route('POST', '/dismiss', 'Remove questions from the list; a question asked again is listed again'),
    )
    .input(OfAnswers)
    .output(z.object({ count: z.int() })),
  restore: oc
    .errors(commonErrors)
    .route(route('POST', '/restore', 'Restore dismissed questions'))
    .input(OfAnswers)
    .output(z.object({ count: z.int() })),
}
