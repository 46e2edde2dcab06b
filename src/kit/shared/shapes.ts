import { z } from 'zod'
import { DEFAULT_LANGUAGE } from './languages.ts'
import { inLanguages, type InLanguages } from './texts.ts'
import { MAX_AMOUNT } from './money.ts'
import { PAGE_MAX, SEARCH_LENGTH, SLUG_LENGTH } from './sizes.ts'
import { cleanText } from './text.ts'

/** Shapes that many contracts share. They stand apart from plain facts, so that guests load those without a validator. */
export const Id = z.uuid()

/** The segment after `/hotelly/` that names a hotel: up to `SLUG_LENGTH` of a-z, 0-9 and inner hyphens. */
export const Slug = z
  .string()
  .min(1)
  .max(SLUG_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Every call about a hotel names the hotel it is about; who may call is decided by the session. */
export const OfHotel = z.strictObject({ slug: Slug })

/** An amount in the currency's minor unit (cents; fils for BHD and KWD). */
export const Money = z.int().min(0).max(MAX_AMOUNT)

export const Currency = z.string().regex(/^[A-Z]{3}$/)

/** What a list is searched for. */
export const Search = z.string().max(SEARCH_LENGTH).transform(cleanText).default('')

/** Which page of a list, from 1. */
export const Page = z.int().min(1).max(PAGE_MAX).default(1)

/** A text as it was typed, up to `max` characters; not one with a NUL, which the database cannot hold. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))

/** A required text of 1 to `max` characters once cleaned. */
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

/** A text in languages as answers carry it. */
export const Texts = z.object(shapeOf(z.string(), z.string().nullable()))

/** A text in languages as it is sent: English by its own shape, the others optional, of up to `max` characters. */
export const textsWith = <English extends z.ZodType<string, string | undefined>>(
  english: English,
  max: number,
) => z.strictObject(shapeOf(english, optionalText(max).default(null)))

/** A text in languages that has to be there in English. */
export const requiredTexts = (max: number) => textsWith(requiredText(max), max)
