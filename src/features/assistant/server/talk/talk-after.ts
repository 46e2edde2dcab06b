import { inEnglish } from '#kit/shared/texts.ts'
import type { OrderIntent } from '../../intents.ts'
import type { Answer, Grounds, Question } from '../question.ts'
import { askedIn } from './within.ts'
import { type Named, namedOf, type Talk, talkOf } from '../../talk.ts'

/** A line of an order's card. */
const wantedOf = ({ name, quantity: count, options, note }: OrderIntent['lines'][number]): Named => ({
  kind: 'dish',
  name,
  count,
  ...(options && { options: options.map((option) => option.name) }),
  ...(note !== null && { note }),
})

/** What an answer names that guests may go on about. */
function namedBy(
  { source, intent, entries, named: ofModel }: Answer,
  grounds: Grounds | undefined,
): readonly Named[] {
  if (intent?.kind === 'order') {
    const { lines, choices } = intent
    if (lines.length > 0) return lines.map(wantedOf)
    return choices.flatMap(({ quantity: count, dishes }) =>
      namedOf('dish', dishes).map((dish) => ({ ...dish, count })),
    )
  }
  if (intent?.kind === 'request') return namedOf('offer', intent.offers)
  if (ofModel) return ofModel
  const named = grounds?.fact?.named ?? []
  // an entry that says what one offer costs is about that offer
  if (source === 'facts' || (source !== 'default' && named.length === 1)) return named
  const [entry] = source === 'default' ? [] : entries
  return entry ? [{ kind: 'entry', name: inEnglish(entry.topic) }] : []
}

/** What a conversation is about after an answer; nothing where it is about what it was before. */
export function talkAfter(question: Question, answer: Answer, grounds?: Grounds): { talk?: Talk } {
  if (answer.talk) return { talk: answer.talk }
  const isWanted = answer.intent?.kind === 'order' || answer.intent?.kind === 'request'
  const named = namedBy(answer, grounds)
  // a question without an answer is what the next message may go on with, an answer about nothing is not
  if (named.length === 0 && answer.source !== 'default') return {}
  const isOpen = answer.source === 'default' && (question.talk?.named.length ?? 0) > 0
  if (isOpen && askedIn(question.text, question.language).isDependent) return {}
  return { talk: talkOf(question.text, isWanted, named) }
}
