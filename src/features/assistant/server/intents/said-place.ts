import { AROUND, PLACES, ROOM_NAMED } from '#features/language/server/order-words.ts'
import { foldName } from '#kit/shared/text.ts'
import type { Place } from '../../intents.ts'
import type { Question } from '../question.ts'
import { blanked, foundIn, type Line, lineOf, SENTENCE } from './line.ts'

/** So long are numbers of rooms, and of nothing that anybody orders unless a dish follows. */
const ROOM = /^\d{3,4}$/

type Found = { first: number; last: number; room: string | null }

/** "to 204" at the end of a sentence, which says where to. */
function lastRooms(text: string, { tokens }: Line): Found[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const within = tokens.flatMap((token, at) =>
      token.start >= index && token.end <= index + sentence.length ? [{ ...token, at }] : [],
    )
    const last = within.findLast(({ word }) => !AROUND.has(word))
    return last && last !== within[0] && ROOM.test(last.word)
      ? [{ first: last.at, last: last.at, room: last.word }]
      : []
  })
}

/** A message with blanks in place of where its guest wants something brought, and these. */
export function withoutPlaces(text: string): { text: string; places: Place[] } {
  const line = lineOf(text)
  const named = [ROOM_NAMED, PLACES]
    .flatMap((pattern) => foundIn(line, pattern))
    .map(({ first, last, groups }): Found => ({ first, last, room: groups?.['room'] ?? null }))
  const isNamed = ({ first }: Found) => named.some((each) => each.first <= first && first <= each.last)
  const found = [...named, ...lastRooms(text, line).filter((each) => !isNamed(each))]
  const { tokens } = line
  return {
    text: blanked(text, line, (_, at) => found.some(({ first, last }) => first <= at && at <= last)),
    places: found.map(({ first, last, room }) => ({
      said: text.slice(tokens[first]?.start, tokens[last]?.end),
      room,
    })),
  }
}

/** A card with where it is to be brought, but for the guest's own room, to which all goes anyway. */
export function withPlaces<Card extends { places?: Place[] | undefined }>(
  card: Card,
  places: readonly Place[],
  { guest }: Question['asker'],
): Card {
  const own = guest ? foldName(guest.roomNumber) : null
  const others = places.filter(({ room }) => room === null || foldName(room) !== own)
  const { places: _all, ...rest } = card
  return { ...rest, ...(others.length > 0 && { places: others }) } as Card
}
