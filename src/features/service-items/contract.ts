import { oc } from '@orpc/contract'
import { z } from 'zod'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import {
  Currency,
  Id,
  Money,
  OfHotel,
  plainText,
  requiredTexts,
  Texts,
  textsWith,
} from '#kit/shared/shapes.ts'
import { cleanText } from '#kit/shared/text.ts'
import { PICTURE_URL_LENGTH } from '#features/images/contract.ts'
import { CATEGORIES } from '#features/categories/all.ts'
import { KINDS, TEAMS } from '#features/categories/declare.ts'
import { OFFER_ICONS } from './icons.ts'
import { Question, QuestionDrafts } from './questions.ts'
import {
  BUFFER_MAX,
  CAPACITY_MAX,
  DURATION_MAX,
  LEAD_MAX,
  OFFER_DESCRIPTION_MAX,
  OFFER_NAME_MAX,
  OFFER_LOCATION_MAX,
  OFFERS_MAX,
  RESOURCES_MAX,
  STEPS_OF_TIME,
  TARGET_MAX,
} from './rules.ts'

export const Category = z.enum(CATEGORIES)
export const Kind = z.enum(KINDS)
export const Team = z.enum(TEAMS)

const minutes = (max: number, min = 0) => z.int().min(min).max(max)

const settings = {
  category: Category,
  kind: Kind,
  team: Team,
  /** What one costs, without what the answers add; 0: free. */
  price: Money,
  /** How soon a request is to be done. */
  targetMinutes: minutes(TARGET_MAX, 1),
  /** Whether a guest may say for when a request is. */
  asksTime: z.boolean(),
  durationMinutes: minutes(DURATION_MAX, 5),
  /** What must stay free after an appointment. */
  bufferMinutes: minutes(BUFFER_MAX),
  /** At what minutes of the hour an appointment can begin. */
  stepMinutes: z.literal(STEPS_OF_TIME),
  /** How long before its beginning an appointment must be booked. */
  leadMinutes: minutes(LEAD_MAX),
  /** How long before its beginning the guest can still move or cancel it. */
  cancelMinutes: minutes(LEAD_MAX),
  /** For how many people one appointment can be, each of whom takes a place and pays. */
  placesMax: z.int().min(1).max(CAPACITY_MAX),
  /** Whether an appointment stands only once staff have confirmed it. */
  needsAnswer: z.boolean(),
  /** Where, or with whom, an appointment can be. */
  resourceIds: z.array(Id).max(RESOURCES_MAX),
  /** Whether the guest may choose among them. */
  choosesResource: z.boolean(),
  isEnabled: z.boolean(),
}

/** A text in languages that may be left empty. */
const textsUpTo = (max: number) => {
  const text = z
    .string()
    .max(max * 4)
    .transform(cleanText)
    .pipe(z.string().max(max))
  return textsWith(text.default(''), max).prefault({})
}

/** The sign that stands where there is no picture; null: that of the area. */
const Icon = z.enum(OFFER_ICONS)

/** What the editor sends of an offer. */
export const OfferDraft = z
  .strictObject({
    ...settings,
    name: requiredTexts(OFFER_NAME_MAX),
    description: textsUpTo(OFFER_DESCRIPTION_MAX),
    location: textsUpTo(OFFER_LOCATION_MAX),
    questions: QuestionDrafts,
    /** The `url` of an upload. */
    imageUrl: plainText(PICTURE_URL_LENGTH).nullable().default(null),
    icon: Icon.nullable().default(null),
  })
  .refine(({ resourceIds }) => new Set(resourceIds).size === resourceIds.length)
export type OfferDraft = z.infer<typeof OfferDraft>

const described = {
  id: Id,
  name: Texts,
  description: Texts,
  /** Where guests go for an appointment; empty where the hotel does not say. */
  location: Texts,
  imageUrl: z.string().nullable(),
  icon: Icon.nullable(),
  questions: z.array(Question),
}

/** Something that guests can ask for or book; `version` rises with every change. */
export const Offer = z.object({ ...settings, ...described, orderIndex: z.int(), version: z.int() })
export type Offer = z.infer<typeof Offer>

/** With whom, or where. */
export const NamedResource = z.object({ id: Id, name: Texts })

/** An offer as guests see it. */
export const GuestOffer = z.object({
  ...described,
  category: Category,
  kind: Kind,
  price: Money,
  currency: Currency,
  targetMinutes: z.int(),
  asksTime: z.boolean(),
  durationMinutes: z.int(),
  cancelMinutes: z.int(),
  placesMax: z.int(),
  needsAnswer: z.boolean(),
  /** Among whom the guest may choose; empty where nobody chooses. */
  resources: z.array(NamedResource),
})
export type GuestOffer = z.infer<typeof GuestOffer>

const changeErrors = {
  ...commonErrors,
  ...changedError(Offer),
  /** The picture was not uploaded for an offer of this hotel. */
  IMAGE_UNKNOWN: { status: 400 },
  TOO_MANY: { status: 409 },
} as const

const Seen = { id: Id, version: z.int().min(1) }
const Order = z.array(Id).min(1).max(OFFERS_MAX)

export const offersContract = {
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/offers',
      summary: 'What guests can ask for or book, of the areas that are open',
      tags: ['Services'],
    })
    .input(OfHotel)
    .output(z.array(GuestOffer)),
  listAll: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/all-offers',
      summary: 'Every offer of the hotel, also hidden ones',
      tags: ['Services'],
    })
    .input(OfHotel)
    .output(z.array(Offer)),
  add: oc
    .errors(changeErrors)
    .route({ method: 'POST', path: '/hotels/{slug}/offers', summary: 'Add an offer', tags: ['Services'] })
    .input(OfHotel.extend({ offer: OfferDraft }))
    .output(Offer),
  update: oc
    .errors(changeErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/offers/{id}',
      summary: 'Save an offer',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ ...Seen, offer: OfferDraft }))
    .output(Offer),
  remove: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/offers/{id}/delete',
      summary: 'Delete an offer; what was booked of it stays',
      tags: ['Services'],
    })
    .input(OfHotel.extend(Seen))
    .output(z.object({ id: Id })),
  reorder: oc
    .errors({ ...commonErrors, ...changedError(z.array(Offer)) })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/offers-order',
      summary: 'Reorder the offers of an area',
      tags: ['Services'],
    })
    .input(OfHotel.extend({ category: Category, seen: Order, wanted: Order }))
    .output(z.array(Offer)),
}
