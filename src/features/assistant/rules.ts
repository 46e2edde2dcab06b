import type { Intent, OrderIntent } from './intents.ts'

/** Maximum length of an answer, in characters; the rest is cut off. */
export const ANSWER_LENGTH_MAX = 8000

/** Whether nothing of an intent can be chosen from: it is handed to a person. */
export const isPlain = (intent: Intent) =>
  intent.kind === 'person' ||
  ((intent.kind === 'request' || intent.kind === 'complaint') && intent.offers.length === 0)

/** Whether an order has anything to be put into the cart; without it, the text of the answer says all. */
export const hasOffer = ({ lines, choices }: OrderIntent) => lines.length + choices.length > 0
