import { receptionNumber } from '#features/hotels/reception-number.ts'
import type { Found, FoundEntry } from '#features/knowledge/server/find.ts'
import { OFFERED_FROM } from '#features/knowledge/server/retrieval/weights.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Source } from '../../sources.ts'
import { askedOpenNow, openNow } from '../facts/hours/open-now.ts'
import type { Answer, Grounds, Question } from '../question.ts'

const ENTRIES_NAMED = 3
/** As a share of the first entry's strength: weaker entries are not named as sources. */
const NAMED_FROM = 0.8

/** Whether what is asked about is open now, by the entry that answers. */
export function nowOf(question: Question, { entries: [entry], isConfident }: Found): string | null {
  const { text, hotel, language } = question
  if (!entry || !isConfident) return null
  const about = askedOpenNow(text, language)
  return about && openNow(entry, about, { timeZone: hotel.timeZone, language, now: new Date() })
}

/** The entries to name as the sources of a webhook's answer. */
export function sourcesOf({ entries, isConfident }: Found): Source[] {
  const from = (entries[0]?.strength ?? 0) * NAMED_FROM
  return isConfident
    ? entries
        .filter(({ strength }, at) => at === 0 || strength >= from)
        .slice(0, ENTRIES_NAMED)
        .map(({ id, topic }) => ({ id, topic }))
    : []
}

/** Entries that may be what was meant, when none is certain enough to quote; in the guest's language if possible. */
function offersOf({ entries }: Found, language: Language): Source[] {
  const near = entries.filter(({ strength }) => strength >= OFFERED_FROM)
  const own = near.filter(({ topic, content }) => languageOf(`${topic} ${content}`) === language)
  const offered = own.length > 0 ? own : near
  return offered.slice(0, ENTRIES_NAMED).map(({ id, topic }) => ({ id, topic }))
}

/** Whom to ask what the assistant does not know. */
export function referral({ hotel, language }: Question): string {
  const number = receptionNumber(hotel)
  return number
    ? textIn(language, 'assistant', 'call', { number })
    : textIn(language, 'assistant', 'askReception')
}

/** CHAT-13 on a line of its own, then the number to call (OP-74). */
const defaultReply = (question: Question) =>
  `${textIn(question.language, 'assistant', 'default')}\n${referral(question)}`

/** The entry's language, where it is neither the guest's nor the question's. */
function foreignOf({ topic, content }: FoundEntry, { text, language }: Question): string | null {
  const spoken = languageOf(`${topic} ${content}`)
  if (spoken === null || spoken === language || spoken === languageOf(text)) return null
  return new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? null
}

/** The passage that answers, after whether it is open now, with the whole entry beside it where it says more. */
function quoted(question: Question, entry: FoundEntry, now: string | null): Answer {
  const { id, topic, content, passage } = entry
  const foreign = foreignOf(entry, question)
  const named = foreign ? textIn(question.language, 'assistant', 'inLanguage', { language: foreign }) : null
  const source = passage === content ? { id, topic } : { id, topic, content }
  const text = [now, named, passage].filter((line) => line !== null).join('\n')
  return { text, source: 'knowledge', entries: [source] }
}

/** An answer without a model; `isSure`: nobody would give a better one; `settled`: the part of which that is so. */
export type OwnAnswer = Answer & { isSure: boolean; settled?: Pick<Answer, 'text' | 'entries'> }

/**
 * The answer without a model: from the database, otherwise what the best entry says of it, otherwise the default reply with
 * the closest topics.
 */
export function plainAnswer(question: Question, { found, fact, now }: Grounds): OwnAnswer {
  const { text, language } = question
  const [best] = found.entries
  const entry = found.isConfident && best ? best : null
  if (fact && !(fact.isWeak && entry))
    return {
      text: fact.text,
      source: 'facts',
      entries: [],
      listed: fact.listed ?? [],
      isSure: !fact.isWeak || fact.isExact === true,
    }
  if (entry) return { ...quoted(question, entry, now), isSure: foreignOf(entry, question) === null }
  const talk = smallTalkOf(text)
  if (talk) {
    return {
      text: textIn(language, 'assistant', `talk.${talk}`),
      source: 'greeting',
      entries: [],
      isSure: true,
    }
  }
  const entries = offersOf(found, language)
  return { text: defaultReply(question), source: 'default', entries, isSure: false }
}
