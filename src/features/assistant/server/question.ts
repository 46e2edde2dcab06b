import type { Hotel } from '#features/hotels/contract.ts'
import type { Found } from '#features/knowledge/server/find.ts'
import type { GuestActor, VisitorActor } from '#kit/server/actor.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Intent } from '../intents.ts'
import type { Listed } from '../listed.ts'
import type { AnswerSource, Source } from '../sources.ts'
import type { Fact } from './facts/hotel-facts.ts'
import type { Named, Talk } from '../talk.ts'

/** The person who asks, and the guest signed in there, if any. */
export type Asker = { actor: VisitorActor | GuestActor; hotelId: string; guest: GuestActor | null }

/** What was said before, as messages name it; `wish`: the intent that an answer understood. */
export type Turn = {
  id?: string
  at: string
  author: 'guest' | 'assistant' | 'staff'
  text: string
  wish: Intent | null
}

export type Question = {
  asker: Asker
  hotel: Hotel
  sessionId: string
  text: string
  /** The message as its guest wrote it, where the text is what it is read as in its conversation. */
  written?: string
  language: Language
  before: readonly Turn[]
  /** What was spoken of before. */
  talk: Talk | null
  signal: AbortSignal
}

/** What an answer may be based on; `now`: whether what is asked about is open at this moment, where it asks that. */
export type Grounds = { found: Found; fact: Fact | null; now: string | null }

/**
 * `talk`: what guests may go on about; not set where that is what it was before. `named`: what a model spoke of. `listed`:
 * what each line of its lists is about.
 */
export type Answer = {
  text: string
  source: AnswerSource
  entries: Source[]
  intent?: Intent
  named?: readonly Named[]
  listed?: readonly Listed[]
  talk?: Talk | null
}
