import { ALL } from '#features/categories/all.ts'
import { labelOf } from '#features/services/server/complete.ts'
import { addServices } from '#features/services/server/queries.ts'
import type { Service } from '#features/services/contract.ts'
import type { Tx } from '#kit/server/database.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { openChatSettings } from '#features/chat/server/queries.ts'

/** The services that every hotel starts with (OP-50); only room service is available in the app. */
const STARTING_SERVICES: readonly Pick<Service, 'category' | 'icon' | 'enabled' | 'path'>[] = ALL.map(
  ({ category, icon, path }) => ({
    category,
    icon,
    enabled: true,
    path: category === 'room_service' ? path : null,
  }),
)

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
