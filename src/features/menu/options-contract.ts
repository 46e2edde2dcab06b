import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DeclaredTraits } from '#features/dietary/contract.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, Money, OfHotel, requiredTexts, Texts } from '#kit/shared/shapes.ts'
import { CHOICES_MAX, OPTION_NAME_MAX } from './limits.ts'

/** What can be chosen for a dish, with what it adds to the price. */
export const Choice = z.object({
  id: Id,
  name: Texts,
  price: Money,
  isDefault: z.boolean(),
  isSoldOut: z.boolean(),
  traits: DeclaredTraits,
})
export type Choice = z.infer<typeof Choice>

/** Choices of which a guest takes at least `min` and at most `max`. */
export const OptionGroup = z.object({
  id: Id,
  name: Texts,
  min: z.int(),
  max: z.int(),
  choices: z.array(Choice),
})
export type OptionGroup = z.infer<typeof OptionGroup>

/** A group as staff see it; `version` rises with every change of it or its choices. */
export const StaffOptionGroup = OptionGroup.extend({ version: z.int() })
export type StaffOptionGroup = z.infer<typeof StaffOptionGroup>

/** What the editor sends of a group: its choices in their order, new ones under ids of their own. */
export const OptionGroupDraft = z
  .strictObject({
    name: requiredTexts(OPTION_NAME_MAX),
    min: z.int().min(0).max(CHOICES_MAX),
    max: z.int().min(1).max(CHOICES_MAX),
    choices: z
      .array(
        z.strictObject({
          id: Id,
          name: requiredTexts(OPTION_NAME_MAX),
          price: Money,
          isDefault: z.boolean(),
          isSoldOut: z.boolean(),
          /** If omitted, a choice keeps what is declared of it. */
          traits: DeclaredTraits.optional(),
        }),
      )
      .min(1)
      .max(CHOICES_MAX),
  })
  .refine(({ choices }) => new Set(choices.map(({ id }) => id)).size === choices.length)
  .refine(({ min, max, choices }) => min <= max && max <= choices.length)
  .refine(({ max, choices }) => choices.filter(({ isDefault }) => isDefault).length <= max)
export type OptionGroupDraft = z.infer<typeof OptionGroupDraft>

const changeErrors = {
  ...commonErrors,
  ...changedError(StaffOptionGroup),
  /** The hotel has as many groups as it may. */
  TOO_MANY: { status: 409 },
} as const

const Seen = { id: Id, version: z.int().min(1) }

export const menuOptionsContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/menu-options',
      summary: 'The groups of choices that dishes can offer',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(z.array(StaffOptionGroup)),
  add: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu-options',
      summary: 'Add a group of choices',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ group: OptionGroupDraft }))
    .output(StaffOptionGroup),
  update: oc
    .errors(changeErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/menu-options/{id}',
      summary: 'Save a group of choices',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ ...Seen, group: OptionGroupDraft }))
    .output(StaffOptionGroup),
  remove: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu-options/{id}/delete',
      summary: 'Delete a group of choices, from every dish that offers it',
      tags: ['Menu'],
    })
    .input(OfHotel.extend(Seen))
    .output(z.object({ id: Id })),
}
