import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { cleanText } from '#kit/shared/text.ts'
import { DeclaredTraits, TraitName } from '#features/diet/contract.ts'
import { PICTURE_URL_LENGTH } from '#features/images/contract.ts'
import { PERCENT_MAX, PERCENT_MIN } from './editing.ts'
import { DISH_KINDS } from './dish/kind.ts'
import { IMPORTED_FIELDS, VALUE_NAMES } from './fields.ts'
import { GROUPS_OF_DISH_MAX } from './options.ts'
import { OptionGroup } from './options-contract.ts'
import { DayPart } from './parts-contract.ts'
import { CATEGORIES, PARTS_MAX, STATIONS, STOCK_MAX } from './rules.ts'
import { Id, Money, OfHotel, plainText, requiredTexts, Texts, textsWith } from '#kit/shared/shapes.ts'

export const NAME_MAX = 200
/** MNU-04 */
export const DESCRIPTION_MAX = 100

export const MenuCategory = z.enum(CATEGORIES)
export type MenuCategory = z.infer<typeof MenuCategory>

/** Until when a dish is sold out: the kitchen's next opening, or until staff put it back. */
export const SoldOut = z.enum(['opening', 'further'])
export type SoldOut = z.infer<typeof SoldOut>

export const Station = z.enum(STATIONS)
export type Station = z.infer<typeof Station>

/** How many portions are left; null where nobody counts them. */
const Stock = z.int().min(0).max(STOCK_MAX).nullable()

/** A dish or drink. */
export const MenuItem = z.object({
  id: Id,
  name: Texts,
  description: Texts,
  price: Money,
  category: MenuCategory,
  imageUrl: z.string().nullable(),
  enabled: z.boolean(),
  /** Null while it can be had. */
  soldOut: SoldOut.nullable(),
  orderIndex: z.int(),
  /** The groups of choices that it offers, in the order in which they are asked. */
  optionGroupIds: z.array(Id),
  traits: DeclaredTraits,
  /** The parts of the day in which it can be had; none: all day. */
  partIds: z.array(Id),
  station: Station.nullable(),
  stock: Stock,
})
export type MenuItem = z.infer<typeof MenuItem>

/** A dish as guests see it, with what can be chosen, and what is drawn of it where it has no picture. */
export const GuestMenuItem = MenuItem.omit({
  ...{ optionGroupIds: true, partIds: true, station: true, stock: true },
}).extend({
  kind: z.enum(DISH_KINDS),
  options: z.array(OptionGroup),
  /** When it can be had; none: all day. */
  parts: z.array(DayPart),
  /** How many portions are left, where only a few are. */
  left: z.int().nullable(),
})
export type GuestMenuItem = z.infer<typeof GuestMenuItem>

/** A dish as staff see it, hidden ones too; `version` rises with every change of what it says. */
export const StaffMenuItem = MenuItem.extend({ version: z.int() })
export type StaffMenuItem = z.infer<typeof StaffMenuItem>

const Description = z
  .string()
  .max(DESCRIPTION_MAX * 4)
  .transform(cleanText)
  .pipe(z.string().max(DESCRIPTION_MAX))

const idsUpTo = (most: number) =>
  z
    .array(Id)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length)

/** What the editor sends of a dish. */
export const MenuDraft = z.strictObject({
  name: requiredTexts(NAME_MAX),
  description: textsWith(Description.default(''), DESCRIPTION_MAX).prefault({}),
  price: Money,
  category: MenuCategory.default('Main Courses'),
  imageUrl: plainText(PICTURE_URL_LENGTH).nullable().default(null),
  enabled: z.boolean().default(true),
  /** If omitted, a dish stays as it is. */
  soldOut: SoldOut.nullable().optional(),
  /** If omitted, a dish keeps those that it has. */
  optionGroupIds: idsUpTo(GROUPS_OF_DISH_MAX).optional(),
  /** What is omitted stays as it is. */
  traits: DeclaredTraits.optional(),
  partIds: idsUpTo(PARTS_MAX).optional(),
  station: Station.nullable().optional(),
  stock: Stock.optional(),
})
export type MenuDraft = z.infer<typeof MenuDraft>

/** One change of several dishes at once. */
export const MenuChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enabled'), enabled: z.boolean() }),
  z.strictObject({ kind: z.literal('soldOut'), soldOut: SoldOut.nullable() }),
  z.strictObject({ kind: z.literal('category'), category: MenuCategory }),
  z.strictObject({ kind: z.literal('percent'), percent: z.number().min(PERCENT_MIN).max(PERCENT_MAX) }),
  z.strictObject({ kind: z.literal('options'), groupId: Id, isOffered: z.boolean() }),
  /** Null: not declared any more; what is missing stays as it is. */
  z.strictObject({
    kind: z.literal('traits'),
    traits: z.partialRecord(TraitName, z.boolean().nullable()),
  }),
  z.strictObject({ kind: z.literal('part'), partId: Id, isServed: z.boolean() }),
  z.strictObject({ kind: z.literal('station'), station: Station.nullable() }),
  z.strictObject({ kind: z.literal('stock'), stock: Stock }),
])
export type MenuChange = z.infer<typeof MenuChange>

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
  ...(['options', 'options-ambiguous', 'options-too-many'] as const),
  /** The same of parts of the day. */
  ...(['parts', 'parts-ambiguous'] as const),
  /** `column` knows no such allergen or diet; `column` names it, and so does the column that says the opposite. */
  ...(['trait', 'trait-twice'] as const),
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
  /** Somebody else was first; `items` are those asked about that are still there, as they stand. */
  MENU_CHANGED: { status: 409, data: z.object({ items: z.array(StaffMenuItem) }) },
  IMAGE_UNKNOWN: { status: 400 },
  /** A group of choices is gone. */
  OPTIONS_UNKNOWN: { status: 409 },
  /** A part of the day is gone. */
  PARTS_UNKNOWN: { status: 409 },
  /** A dish offers as many groups as it may. */
  TOO_MANY: { status: 409 },
} as const

const Seen = z.strictObject({ id: Id, version: z.int().min(1) })

/** What a change of several dishes can change, as it was before; what is omitted stays as it is. */
const FormerDish = z
  .strictObject({
    ...{ enabled: z.boolean(), soldOut: SoldOut.nullable(), category: MenuCategory, price: Money },
    ...{ optionGroupIds: idsUpTo(GROUPS_OF_DISH_MAX), partIds: idsUpTo(PARTS_MAX) },
    ...{ traits: DeclaredTraits, station: Station.nullable(), stock: Stock },
  })
  .partial()
export type FormerDish = z.infer<typeof FormerDish>

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
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/menu/{id}',
      summary: 'Save a menu item',
      tags: ['Menu'],
    })
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
