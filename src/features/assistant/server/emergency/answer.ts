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
import { numberFor } from '../../emergency-numbers.ts'
import { readOwnText } from './own-texts.ts'

/** What an entry about emergencies is named after; "Urgent laundry" is about laundry. */
const OF_EMERGENCIES = ['#emergency', '#fire', '#ambulance', '#police', '#doctor']

/** The hotel's own words for an emergency, in the language if it has them; null where no entry is about one, or to be said. */
export async function entryOfEmergencies(
  tx: Tx,
  hotelId: string,
): Promise<(danger: Danger, language: Language) => string | null> {
  const about = (await listTopics(tx, hotelId)).filter(({ topic }) => {
    const meanings = foldedWords(topic).flatMap((word) => meaningsOf([word]))
    return meanings.includes('#emergency') && meanings.every((each) => OF_EMERGENCIES.includes(each))
  })
  const [first] = about
  // what is to be done about gas is to be done without the telephone of the room
  return (danger, language) =>
    danger === 'gas'
      ? null
      : ((about.find(({ content }) => languageOf(content) === language) ?? first)?.content ?? null)
}

/** What we say in a danger, and what stands above a text of the hotel's in its place: the number to dial. */
export function textsOf(danger: Danger, language: Language, timeZone: string) {
  const number = numberFor(danger, timeZone)
  const say = (key: string) => textIn(language, 'assistant', `emergency.${key}`, { number })
  return { number, ours: say(danger), dial: say(`dial.${danger}`) }
}

/** That the reception is told, and gives the room of a guest away; a visitor is asked where they are. */
export const toldIn = (language: Language, { room, mayCall }: Pick<Asked, 'room' | 'mayCall'>) => {
  if (!mayCall) return textIn(language, 'assistant', 'emergency.shown')
  return room === null
    ? textIn(language, 'assistant', 'emergency.toldVisitor')
    : textIn(language, 'assistant', 'emergency.told', { room })
}

type Asked = { danger: Danger; language: Language; room: string | null; mayCall: boolean }

/**
 * What is said at once in an emergency: what to do and whom to call, that the reception has been alerted, and the hotel's
 * own entry about emergencies. A text of the hotel's own stands below the number to dial and the reception, never in
 * their place.
 * @param room of the guest; null for a visitor, who is asked where they are; not `mayCall`: the staff see it and are not called
 */
export async function emergencyAnswer(
  tx: Tx,
  hotel: Pick<Hotel, 'id' | 'timeZone'>,
  { danger, language, room, mayCall }: Asked,
): Promise<Answer> {
  const { number, ours, dial } = textsOf(danger, language, hotel.timeZone)
  const own = await readOwnText(tx, hotel.id, danger, language)
  const entry = (await entryOfEmergencies(tx, hotel.id))(danger, language)
  const told = toldIn(language, { room, mayCall })
  const lines = [
    ...(own === null ? [ours, told] : [dial, told, '', own]),
    ...(entry === null || entry === own ? [] : ['', entry]),
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
