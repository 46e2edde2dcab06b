import type { Hotel } from '#features/hotels/contract.ts'
import { listTopics } from '#features/knowledge/server/queries.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { meaningsOf } from '#features/language/server/lexicon.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Danger } from '#features/language/dangers.ts'
import type { Answer } from '../question.ts'
import { numberFor } from './numbers.ts'

/** What an entry about emergencies is named after; "Urgent laundry" is about laundry. */
const OF_EMERGENCIES = ['#emergency', '#fire', '#ambulance', '#police', '#doctor']

/** The hotel's own words for an emergency, in the language if it has them; null where no entry is about one. */
async function ownWords(tx: Tx, hotelId: string, language: Language): Promise<string | null> {
  const about = (await listTopics(tx, hotelId)).filter(({ topic }) => {
    const meanings = foldedWords(topic).flatMap((word) => meaningsOf([word]))
    return meanings.includes('#emergency') && meanings.every((each) => OF_EMERGENCIES.includes(each))
  })
  const [first] = about
  return (about.find(({ content }) => languageOf(content) === language) ?? first)?.content ?? null
}

type Asked = { danger: Danger; language: Language; room: string | null; mayCall: boolean }

/**
 * What is said at once in an emergency: what to do and whom to call, that the reception has been alerted, and the hotel's
 * own entry about emergencies.
 * @param room of the guest; null for a visitor, who is asked where they are; not `mayCall`: the staff see it and are not called
 */
export async function emergencyAnswer(
  tx: Tx,
  hotel: Pick<Hotel, 'id' | 'timeZone'>,
  { danger, language, room, mayCall }: Asked,
): Promise<Answer> {
  const number = numberFor(danger, hotel.timeZone)
  const say = (key: string, values?: Record<string, string>) =>
    textIn(language, 'assistant', `emergency.${key}`, values)
  const own = await ownWords(tx, hotel.id, language)
  const lines = [
    say(danger, { number }),
    !mayCall ? say('shown') : room === null ? say('toldVisitor') : say('told', { room }),
    ...(own === null ? [] : ['', own]),
  ]
  return {
    text: lines.join('\n'),
    source: 'facts',
    entries: [],
    intent: { kind: 'emergency', danger, number },
  }
}

/** What is said below the answer to a message that may be of an emergency: whom to call, and that the staff can be. */
export function emergencyQuestion(danger: Danger, language: Language, timeZone: string): Answer {
  const number = numberFor(danger, timeZone)
  const text = textIn(language, 'assistant', 'emergency.asked', { number })
  return { text, source: 'facts', entries: [], intent: { kind: 'emergency', danger, number, isAsked: true } }
}
