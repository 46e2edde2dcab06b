import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, Page, Search } from '#kit/shared/shapes.ts'
import { DEFAULT_PERIOD, PERIODS } from './rules.ts'

const Count = z.int().min(0)

/** What the assistant did in the last days, in numbers alone; a day is 24 hours, the last one ends now. */
export const Figures = z.object({
  /** Begun in the period, or spoken in: one that goes on counts in each period that it reaches. */
  conversations: Count,
  /** Guests' messages that the assistant replied to. One that the webhook failed on has no reply, and is a failure below. */
  questions: Count,
  /** Of these, with anything but the default reply. */
  answered: Count,
  /** Replies that the guest thumbed down, whatever they were. */
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
  /** Of the webhook, within the period; `timeout`, `answered-502` and the like. */
  lastFailure: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type HotelFigures = z.infer<typeof HotelFigures>

export const FiguresPage = z.object({
  /** Of all hotels, whatever is searched for. */
  totals: Figures,
  /** Those with the most conversations first, then by name. */
  hotels: z.array(HotelFigures),
  /** How many hotels the search finds. */
  count: Count,
  /** From 1; the last one when a later one was asked for. */
  page: z.int(),
})
export type FiguresPage = z.infer<typeof FiguresPage>

const FiguresAsked = z.strictObject({
  days: z.literal(PERIODS).default(DEFAULT_PERIOD),
  search: Search,
  page: Page,
})
export type FiguresAsked = z.infer<typeof FiguresAsked>

export const assistantFiguresContract = {
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
