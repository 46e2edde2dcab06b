import { implement } from '@orpc/server'
import { entryOfEmergencies, textsOf, toldIn } from '#features/assistant/server/emergency/answer.ts'
import { listOwnTexts, type OwnTexts, saveOwnTexts } from '#features/assistant/server/emergency/own-texts.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { type Danger, DANGERS } from '#features/language/dangers.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedSince } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { textIn } from '#kit/server/texts.ts'
import { isSame } from '#kit/shared/same.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages, textNames } from '#kit/shared/texts.ts'
import { emergencyContract, type EmergencyTexts } from '../emergency-contract.ts'

const NAMES = textNames('text', 'textEn')

const os = implement(emergencyContract).$context<RequestContext>()

/** The room in what is shown as an example. */
const ROOM = '101'

async function listTexts(tx: Tx, hotelId: string): Promise<EmergencyTexts[]> {
  const timeZone = (await findOpenHotel(tx, hotelId))?.timeZone ?? 'UTC'
  const ownOf = await listOwnTexts(tx, hotelId)
  const entryOf = await entryOfEmergencies(tx, hotelId)
  const told = inLanguages((language) => toldIn(language, { room: ROOM, mayCall: true }))
  const linkIn = (name: string) => inLanguages((language) => textIn(language, 'chat', `emergency.${name}`))
  const links = { callNumber: linkIn('call'), callReception: linkIn('reception') }
  return DANGERS.map((danger) => {
    const texts = inLanguages((language) => textsOf(danger, language, timeZone))
    return {
      danger,
      number: texts[DEFAULT_LANGUAGE].number,
      own: ownOf(danger),
      ours: inLanguages((language) => texts[language].ours),
      dial: inLanguages((language) => texts[language].dial),
      ...links,
      told,
      entry: inLanguages((language) => entryOf(danger, language)),
    }
  })
}

/** As the activity calls them. */
const namedTexts = (texts: OwnTexts) =>
  Object.fromEntries(LANGUAGES.map((language) => [NAMES[language], texts[language]]))

type Change = { danger: Danger; own: OwnTexts; seen: OwnTexts }

async function saveTexts(tx: Tx, actor: HotelAdminActor, { danger, own, seen }: Change): Promise<OwnTexts> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'profile')
  const before = (await listOwnTexts(tx, hotelId))(danger)
  if (isSame(before, own)) return own
  if (!isSame(before, seen)) throw changedSince(before)
  await saveOwnTexts(tx, hotelId, danger, own)
  await recordChange(tx, actor, {
    hotelId,
    action: 'update',
    entity: 'emergency_texts',
    entityId: null,
    before: namedTexts(before),
    after: { danger, ...namedTexts(own) },
  })
  return own
}

/** What a hotel says in an emergency in place of our texts. */
export const emergencyHandlers = {
  listEmergencyTexts: os.listEmergencyTexts
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listTexts(tx, actor.hotelId)),
    ),

  saveEmergencyTexts: os.saveEmergencyTexts
    .use(hotelAdmin)
    .handler(async ({ input, context: { database, actor, events } }) => {
      const saved = await database.withActor(actor, (tx) => saveTexts(tx, actor, input))
      events.announce('chat', { hotelId: actor.hotelId })
      return saved
    }),
}
