import { z } from 'zod'
import { Id, Money, requiredTexts, Texts } from '#kit/shared/shapes.ts'
import { CHOICES_MAX, COUNT_MAX, QUESTION_MAX, QUESTIONS_MAX } from './rules.ts'

const Count = z.int().min(0).max(COUNT_MAX)

/** What a guest is asked: how many, one of some choices, a line of words, or a picture. */
const shapesOf = <Label extends z.ZodType>(label: Label) => {
  const asked = { id: Id, label }
  return [
    /** `price` is of one; a guest who says nothing gets the usual number. */
    z.strictObject({
      ...asked,
      kind: z.literal('count'),
      min: Count,
      max: Count,
      usual: Count,
      price: Money,
    }),
    /** A guest who says nothing gets the first. */
    z.strictObject({
      ...asked,
      kind: z.literal('choice'),
      choices: z
        .array(z.strictObject({ ...asked, price: Money }))
        .min(1)
        .max(CHOICES_MAX),
    }),
    z.strictObject({ ...asked, kind: z.literal('note'), isRequired: z.boolean() }),
    /** Whom staff book for, sends none: required of guests alone. */
    z.strictObject({ ...asked, kind: z.literal('picture'), isRequired: z.boolean() }),
  ] as const
}

export const Question = z.discriminatedUnion('kind', [...shapesOf(Texts)])
export type Question = z.infer<typeof Question>

const areDistinct = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length

const isSound = (question: Pick<Question, 'kind'> & Partial<Record<'min' | 'usual' | 'max', number>>) => {
  const { kind, min = 0, usual = 0, max = 0 } = question
  return kind !== 'count' || (max >= 1 && min <= usual && usual <= max)
}

/** What the editor sends of an offer's questions. */
export const QuestionDrafts = z
  .array(z.discriminatedUnion('kind', [...shapesOf(requiredTexts(QUESTION_MAX))]))
  .max(QUESTIONS_MAX)
  .refine(areDistinct)
  .refine((all) =>
    all.every(
      (question) => isSound(question) && (question.kind !== 'choice' || areDistinct(question.choices)),
    ),
  )
