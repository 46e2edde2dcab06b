import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel, Page, Search } from '#kit/shared/shapes.ts'
import { DEFAULT_PERIOD, HOTEL_PERIODS, PERIODS } from './rules.ts'

const Count = z.int().min(0)

/** What the assistant did in the last days, as numbers only; a day is 24 hours, and the last one ends now. */
export const Figures = z.object({
  /** Conversations with activity in the period; a long one counts in every period it reaches into. */
  conversations: Count,
  /**
   * Guests' messages that the assistant replied to. When the webhook fails there is no reply; that counts as a failure
   * below.
   */
  questions: Count,
  /** Of these, those answered with anything but the default reply. */
  answered: Count,
  /** Replies that the guest thumbed down, of any kind. */
  disliked: Count,
  /** How often a guest asked for a person. */
  handOvers: Count,
  webhookCalls: Count,
  webhookFailures: Count,
})
export type Figures = z.infer<typeof Figures>

export const HotelFigures = Figures.extend({
  id: Id,
  name: z.string(),
  slug: z.string(),
  isActive: z.boolean(),
  /** Of the webhook, within the period, for example `timeout` or `answered-502`. */
  lastFailure: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type HotelFigures = z.infer<typeof HotelFigures>

export const FiguresPage = z.object({
  /** For all hotels, regardless of the search. */
  totals: Figures,
  /** Most conversations first, then by name. */
  hotels: z.array(HotelFigures),
  /** How many hotels match the search. */
  count: Count,
  /** From 1; the last page when a later one was requested. */
  page: z.int(),
})
export type FiguresPage = z.infer<typeof FiguresPage>

const FiguresAsked = z.strictObject({
  days: z.literal(PERIODS).default(DEFAULT_PERIOD),
  search: Search,
  page: Page,
})
export type FiguresAsked = z.infer<typeof FiguresAsked>

const Answered = z.object({
  /** By an entry of the hotel's, word by word. */
  entry: Count,
  /** From the hotel's data, such as its menu and services. */
  data: Count,
  /** By a card with what a guest may order or book. */
  card: Count,
  /** By the model or the webhook. */
  model: Count,
  /** Greetings and thanks, and whoever asked for a person. */
  talk: Count,
})

/** What a hotel's assistant did, by the days of the hotel's clock; today is the last of them. */
export const OwnFigures = z.object({
  /** Guests' messages that the assistant replied to, without emergencies. */
  questions: Count,
  /** Of these, how many were answered, by what. */
  answered: Answered,
  /** Of these, how often it said that it does not know. */
  unknown: Count,
  /** How often a guest asked for a person. */
  handOvers: Count,
  emergencies: Count,
  /** Orders, and requests and appointments, that guests placed from a card in the chat, without cancelled ones. */
  orders: Count,
  bookings: Count,
  /** Replies that guests marked as helpful, and as not helpful. */
  liked: Count,
  disliked: Count,
  /** The entries that answered most; `isThere` is false of one that was deleted. */
  entries: z.array(z.object({ id: Id, topic: z.string(), count: Count, isThere: z.boolean() })),
  /** The languages of the screens on which guests asked, most frequent first. */
  languages: z.array(z.object({ language: z.enum(LANGUAGES), count: Count })),
})
export type OwnFigures = z.infer<typeof OwnFigures>

export const assistantFiguresContract = {
  readOwn: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/assistant-figures',
      summary: "What the hotel's assistant did in the last days",
      tags: ['Chat'],
    })
    .input(OfHotel.extend({ days: z.literal(HOTEL_PERIODS).default(DEFAULT_PERIOD) }))
    .output(OwnFigures),
  read: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/platform/assistant',
      summary: "The assistant's figures, of all hotels together and hotel by hotel",
      tags: ['Platform'],
    })
    .input(FiguresAsked)
    .output(FiguresPage),
}
