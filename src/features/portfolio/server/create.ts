import { addServices } from '#features/services/server/queries.ts'
import type { Service } from '#features/services/contract.ts'
import { STARTING_SERVICES } from '#features/services/rules.ts'
import type { Tx } from '#kit/server/database.ts'
import { textIn } from '#kit/server/texts.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { openChatSettings } from '#features/chat/server/queries.ts'

const labelOf = ({ category }: Pick<Service, 'category'>) =>
  inLanguages((language) => textIn(language, 'new-hotel', `services.${category}`))

/**
 * Adds a complete hotel, with its services and chat settings (OP-50). Returns its id.
 * @param services in display order; by default those that every hotel starts with
 */
export async function createHotel(
  tx: Tx,
  hotel: Parameters<typeof addHotel>[1],
  services = STARTING_SERVICES,
): Promise<string> {
  const hotelId = await addHotel(tx, hotel)
  await openChatSettings(tx, hotelId)
  await addServices(
    tx,
    services.map((service, orderIndex) => ({ ...service, label: labelOf(service), hotelId, orderIndex })),
  )
  return hotelId
}
