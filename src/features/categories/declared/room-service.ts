import type { AnyDeclaration } from '../declare.ts'

/** Its dishes stand in the menu, its orders on the board. */
export const roomService = {
  category: 'room_service',
  path: 'room-service',
  icon: 'UtensilsCrossed',
} as const satisfies AnyDeclaration
