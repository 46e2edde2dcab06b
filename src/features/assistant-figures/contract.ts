import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { Id, Page, Search } from '#kit/shared/shapes.ts'
import { DEFAULT_PERIOD, PERIODS } from './rules.ts'

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
