/** What a service is, whatever it looks like and is called; `service_category` of its bookings. */
export const SERVICE_CATEGORIES = [
  'room_service',
  'housekeeping',
  'spa_wellness',
  'gym_pool',
  'transportation',
  'tours_activities',
] as const
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number]
