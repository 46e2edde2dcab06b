import type { z } from 'zod'
import type { ChatTool } from '#kit/server/chat-model.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Intent } from '../../../intents.ts'
import type { Named } from '../../../talk.ts'
import type { Source } from '../../answer/evidence.ts'
import type { HotelFacts } from '../../facts/hotel-facts.ts'
import type { Question } from '../../question.ts'

/**
 * A text that a model's words are held against; `id`: that of the entry it is; `aside`: what the model reads besides, and
 * does not tell; `named`: the dishes or offers that it is about.
 */
export type Proof = Source & { id?: string; aside?: string; named?: readonly Named[] }

/** What was looked up for a question, and what came of it. */
export type LookedUp = {
  proofs: Proof[]
  /** Our own texts that the guest is to see as they are. */
  verbatim: string[]
  card: { intent: Intent; text: string } | null
}

/** Where things are looked up, and for whom; `words`: what the guest wrote, and as it was read. */
export type Desk = {
  context: RequestContext
  question: Question
  words: string
  facts: HotelFacts
  lookedUp: LookedUp
}

/** What a tool tells the model: texts that it may repeat, or how it is to go on. */
export type Told = readonly Proof[] | string

const TOLD_MAX = 6000

/** JSON that cannot close the fence around it. */
export const fenced = (data: unknown) =>
  `<hotel_data>\n${JSON.stringify(data, null, 1).replace(/[<>]/g, (each) => (each === '<' ? '\\u003c' : '\\u003e'))}\n</hotel_data>`

/** What a model reads of proofs, as many as there is room for. */
export function shown(proofs: readonly Proof[]): string {
  let left = TOLD_MAX
  const kept = proofs.filter(({ topic, content }) => (left -= topic.length + content.length) >= 0)
  return fenced(
    kept.map(({ topic, content, aside }) => ({ about: topic, says: content, ...(aside ? { aside } : {}) })),
  )
}

/** A tool whose answers are remembered as proofs. */
export const toolOf = <Input extends z.ZodType>(
  { lookedUp }: Desk,
  description: string,
  input: Input,
  tell: (input: z.infer<Input>) => Promise<Told> | Told,
): ChatTool => ({
  description,
  input,
  run: async (given) => {
    const told = await tell(input.parse(given))
    if (typeof told === 'string') return told
    lookedUp.proofs.push(...told)
    return told.length > 0 ? shown(told) : 'Nothing was found.'
  },
})
