import { z } from 'zod'
import { isInReach } from './day.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'
import { inLanguages, type InLanguages } from './texts.ts'
import { MAX_AMOUNT } from './money.ts'
import { PAGE_MAX, SEARCH_LENGTH, SLUG_LENGTH } from './sizes.ts'
import { cleanText } from './text.ts'

/** Schemas that many contracts share, kept apart from plain constants, which guests load without the validator. */
export const Id = z.uuid()

/** The segment after `/hotelly/` that names a hotel: up to `SLUG_LENGTH` of a-z, 0-9 and inner hyphens. */
export const Slug = z
  .string()
  .min(1)
  .max(SLUG_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Every call about a hotel names that hotel; the session decides who may call. */
export const OfHotel = z.strictObject({ slug: Slug })

/** An amount in the currency's minor unit (cents; fils for BHD and KWD). */
export const Money = z.int().min(0).max(MAX_AMOUNT)

export const Currency = z.string().regex(/^[A-Z]{3}$/)

/** A time of the hotel's day, `HH:MM`. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A day of the hotel's calendar. */
export const Day = z.iso.date().refine(isInReach)

/** The search text of a list. */
export const Search = z.string().max(SEARCH_LENGTH).transform(cleanText).default('')

/** The page number of a list, from 1. */
export const Page = z.int().min(1).max(PAGE_MAX).default(1)

/** An uncleaned text of up to `max` characters; rejects NUL, which the database cannot store. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))

/** A required text, 1 to `max` characters after cleaning. */
export const requiredText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanText)
    .pipe(z.string().min(1).max(max))

/** An optional text of up to `max` characters; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanText)
    .pipe(z.string().max(max))
    .transform((text) => text || null)
    .nullable()

const shapeOf = <Needed, Other>(needed: Needed, other: Other) =>
  inLanguages((language) => (language === DEFAULT_LANGUAGE ? needed : other)) as InLanguages<Needed, Other>

/** A translated text in an answer. */
export const Texts = z.object(shapeOf(z.string(), z.string().nullable()))

/** A translated text in a request: English has its own schema, the others are optional, up to `max` characters. */
export const textsWith = <English extends z.ZodType<string, string | undefined>>(
  english: English,
  max: number,
) => z.strictObject(shapeOf(english, optionalText(max).default(null)))

/** A translated text that is required in English. */
export const requiredTexts = (max: number) => textsWith(requiredText(max), max)
