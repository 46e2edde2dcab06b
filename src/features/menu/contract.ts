import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { Id, Money, OfHotel } from '#kit/shared/shapes.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import {
  FormerDish,
  GuestMenuItem,
  MenuCategory,
  MenuChange,
  MenuDraft,
  StaffMenuItem,
} from './dish-shapes.ts'
import { IMPORTED_FIELDS, VALUE_NAMES } from './fields.ts'

/** How many dishes one call changes at most. */
export const CHANGED_AT_ONCE = 500

const ProblemCode = z.enum([
  'not-utf-8',
  'quote-not-closed',
  'line-too-long',
  'no-header',
  'file-too-large',
  'too-many-lines',
  'column-missing',
  'column-twice',
  'too-many-fields',
  'missing',
  'too-long',
  /** What stands in the column of that name is wrong. */
  ...VALUE_NAMES,
  'price-unclear',
  /** `value` is the highest price. */
  'price-too-high',
  'duplicate',
  'ambiguous',
  /** There is no group of choices of that name, there are several, or a dish would offer too many. */
  'options',
  'options-ambiguous',
  'options-too-many',
  /** The same of parts of the day. */
  'parts',
  'parts-ambiguous',
  /** `column` knows no such allergen or diet; `column` names it, and so does the column that says the opposite. */
  'trait',
  'trait-twice',
  'image-missing',
  'image-refused',
])

/** Why a line of a menu file is not taken; `column` and `value` are what it is about. */
const MenuProblem = z.object({
  line: z.int(),
  code: ProblemCode,
  column: z.string().optional(),
  value: z.string().optional(),
})
export type MenuProblem = z.infer<typeof MenuProblem>

/** Bytes of a file of the menu. */
export const MENU_FILE_BYTES_MAX = 8 * MEBIBYTE
/** How many of each kind the answer of an import names. */
export const NAMED_MAX = 200

/** What an import would do, or did; the lists hold the first of each kind, the counts are of all. */
export const MenuImportAnswer = z.object({
  outcome: z.enum(['refused', 'planned', 'imported']),
  problems: z.array(MenuProblem),
  problemCount: z.int(),
  unusedColumns: z.array(z.string()),
  added: z.array(z.object({ name: z.string(), price: Money, category: MenuCategory })),
  addedCount: z.int(),
  changed: z.array(
    z.object({
      name: z.string(),
      changes: z.array(
        z.object({
          field: z.enum(IMPORTED_FIELDS),
          before: z.union([z.string(), z.number()]).nullable(),
          after: z.union([z.string(), z.number()]).nullable(),
        }),
      ),
    }),
  ),
  changedCount: z.int(),
  sameCount: z.int(),
})
export type MenuImportAnswer = z.infer<typeof MenuImportAnswer>

const changeErrors = {
  ...commonErrors,
  /** `current` are those asked about that are still there. */
  ...changedError(z.array(StaffMenuItem)),
  IMAGE_UNKNOWN: { status: 400 },
  /** A group of choices is gone. */
  OPTIONS_UNKNOWN: { status: 409 },
  /** A part of the day is gone. */
  PARTS_UNKNOWN: { status: 409 },
  /** A dish offers as many groups as it may. */
  TOO_MANY: { status: 409 },
} as const

const Seen = z.strictObject({ id: Id, version: z.int().min(1) })

export const menuContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/menu',
      summary: 'The visible menu of a hotel',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(z.array(GuestMenuItem)),
  listAll: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/menu/all',
      summary: 'The whole menu, hidden items too',
      tags: ['Menu'],
    })
    .input(OfHotel)
    .output(z.array(StaffMenuItem)),
  add: oc
    .errors(changeErrors)
    .route({ method: 'POST', path: '/hotels/{slug}/menu', summary: 'Add a menu item', tags: ['Menu'] })
    .input(OfHotel.extend({ item: MenuDraft }))
    .output(StaffMenuItem),
  update: oc
    .errors(changeErrors)
    .route({ method: 'PUT', path: '/hotels/{slug}/menu/{id}', summary: 'Save a menu item', tags: ['Menu'] })
    .input(OfHotel.extend({ ...Seen.shape, item: MenuDraft }))
    .output(StaffMenuItem),
  remove: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu/{id}/delete',
      summary: 'Delete a menu item and its picture',
      tags: ['Menu'],
    })
    .input(OfHotel.extend(Seen.shape))
    .output(z.object({ id: Id })),
  change: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu/changes',
      summary: 'Show, hide, move or reprice menu items, or change what can be chosen, all of them or none',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ items: z.array(Seen).min(1).max(CHANGED_AT_ONCE), change: MenuChange }))
    .output(z.array(StaffMenuItem)),
  restore: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu/restores',
      summary: 'Put menu items back as they were before a change, all of them or none',
      tags: ['Menu'],
    })
    .input(
      OfHotel.extend({
        items: z
          .array(Seen.extend({ was: FormerDish }))
          .min(1)
          .max(CHANGED_AT_ONCE),
      }),
    )
    .output(z.array(StaffMenuItem)),
  place: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu/{id}/place',
      summary: 'Put a menu item before another of its category, or last',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ id: Id, beforeId: Id.nullable() }))
    .output(z.array(z.object({ id: Id, orderIndex: z.int() }))),
  importFile: oc
    .errors(commonErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/menu/import',
      summary: 'Bring a CSV file into the menu, wholly or not at all',
      tags: ['Menu'],
    })
    .input(OfHotel.extend({ file: z.file(), isDryRun: z.boolean() }))
    .output(MenuImportAnswer),
}
