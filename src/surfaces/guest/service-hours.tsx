import { KitchenOpen } from '#features/room-service/ui/kitchen-open.tsx'
import type { ServiceCategory } from '#features/categories/all.ts'
import { ServiceOpen } from '#features/appointments/ui/service-open.tsx'

/** Whether a service is open now: the kitchen by its own hours, the others by those of what they offer. */
export const ServiceHours = ({ category }: { category: ServiceCategory }) =>
  category === 'room_service' ? <KitchenOpen /> : <ServiceOpen category={category} />
