/** The header with the attempts left for an action and its window in seconds: `"room_service_booking";r=1;t=60`. */
export const LIMIT_HEADER = 'ratelimit'
