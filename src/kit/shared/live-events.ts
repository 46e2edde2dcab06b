import { z } from 'zod'
import { Id } from './shapes.ts'

export const Topic = z.enum([
  'hotel',
  'services',
  'menu',
  'announcements',
  'bookings',
  'work',
  'guests',
  'staff',
  'platform',
  'chat',
  'knowledge',
])
export type Topic = z.infer<typeof Topic>

/** A live event carries only the kind and id of what changed; the reader fetches the rest with its own rights. */
export const LiveEvent = z.object({ topic: Topic, id: Id.nullable() })
export type LiveEvent = z.infer<typeof LiveEvent>
