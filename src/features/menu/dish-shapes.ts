import { z } from 'zod'
import { DeclaredTraits, TraitName } from '#features/dietary/contract.ts'
import { PICTURE_URL_LENGTH } from '#features/images/contract.ts'
import { Id, Money, plainText, requiredTexts, Texts, textsWith } from '#kit/shared/shapes.ts'
import { cleanText } from '#kit/shared/text.ts'
import { DISH_KINDS } from './dish/kinds.ts'
import {
  CATEGORIES,
  GROUPS_OF_DISH_MAX,
  PARTS_MAX,
  PERCENT_MAX,
  PERCENT_MIN,
  STATIONS,
  STOCK_MAX,
} from './limits.ts'
import { OptionGroup } from './options-contract.ts'
import { DayPart } from './parts-contract.ts'

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
  optionGroupIds: true,
  partIds: true,
  station: true,
  stock: true,
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
  z.strictObject({ kind: z.literal('traits'), traits: z.partialRecord(TraitName, z.boolean().nullable()) }),
  z.strictObject({ kind: z.literal('part'), partId: Id, isServed: z.boolean() }),
  z.strictObject({ kind: z.literal('station'), station: Station.nullable() }),
  z.strictObject({ kind: z.literal('stock'), stock: Stock }),
])
export type MenuChange = z.infer<typeof MenuChange>

/** What a change of several dishes can change, as it was before; what is omitted stays as it is. */
export const FormerDish = z
  .strictObject({
    enabled: z.boolean(),
    soldOut: SoldOut.nullable(),
    category: MenuCategory,
    price: Money,
    optionGroupIds: idsUpTo(GROUPS_OF_DISH_MAX),
    partIds: idsUpTo(PARTS_MAX),
    traits: DeclaredTraits,
    station: Station.nullable(),
    stock: Stock,
  })
  .partial()
export type FormerDish = z.infer<typeof FormerDish>
