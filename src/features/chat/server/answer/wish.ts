import { listMenuItems } from '#features/menu/server/queries.ts'
import { tapOn } from '#features/services/rules.ts'
import { listServices } from '#features/services/server/queries.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { textIn } from '#kit/server/texts.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import type { OrderWish } from '../../message.ts'
import type { Answer } from '../change.ts'
import { statesAllergy } from './diet/read-question.ts'
import { mayBeWish, readWish } from '../wish/read-wish.ts'
import { ROOM_SERVICE } from './facts.ts'
import type { Question } from './plain.ts'

/** What was understood, in full, for those who do not see the card: by ear, in the inbox, over the API. */
export function textOfOrder({ lines, choices, soldOut, unknown }: OrderWish, language: Language): string {
  const say = (key: string, values?: Record<string, string>) => textIn(language, 'assistant', key, values)
  const names = (words: readonly string[]) => words.join(say('comma'))
  const noted = (note: string | null) => (note ? ` ${say('wish.note', { note })}` : '')
  const isOffer = lines.length + choices.length > 0
  return [
    ...(isOffer ? [say('wish.lead')] : []),
    ...lines.map(({ quantity, name, note }) => `• ${quantity} × ${localized(name, language)}${noted(note)}`),
    ...choices.map(({ said, note, dishes }) => {
      const offered = names(dishes.map(({ name }) => localized(name, language)))
      return `${say('wish.choose', { said })} ${offered}${noted(note)}`
    }),
    ...(soldOut.length > 0 ? [say('wish.soldOut', { names: names(soldOut) })] : []),
    ...(unknown.length > 0 ? [say('wish.unknown', { names: names(unknown) })] : []),
  ].join('\n')
}

/** The answer to a guest who wants something brought; it orders nothing. Null where nothing is wanted. */
export async function answerToWish(
  { database }: RequestContext,
  { asker: { actor, hotelId }, text, language }: Question,
): Promise<Answer | null> {
  if (!mayBeWish(text) || statesAllergy(text)) return null
  const { menu, services } = await database.withActor(actor, async (tx) => ({
    menu: (await listMenuItems(tx, hotelId, false)).map((item) => ({
      ...item,
      enabled: item.enabled && !item.soldOut,
    })),
    services: await listServices(tx, hotelId, false),
  }))
  const wish = readWish(text, menu)
  if (!wish) return null
  const answer = { source: 'facts' as const, entries: [] }
  if (wish.kind === 'request') return { ...answer, wish, text: textIn(language, 'assistant', 'wish.request') }
  const roomService = services.find(({ path }) => path === ROOM_SERVICE)
  if (!roomService) return null
  if (tapOn(roomService, true) === 'open') return { ...answer, wish, text: textOfOrder(wish, language) }
  const service = localized(roomService.label, language)
  return { ...answer, text: textIn(language, 'assistant', 'serviceOff', { service }) }
}
