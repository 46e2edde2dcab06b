import { z } from 'zod'
import { Id } from './shapes.ts'

export const Topic = z.enum([
  'hotel',
  'services',
  'menu',
  'announcements',
  'bookings',
  'guests',
  'staff',
  'platform',
  'chat',
  'knowledge',
])
export type Topic = z.infer<typeof Topic>

/** What a live stream carries: which kind of thing changed and its id; the reader fetches the rest as itself. */
export const LiveEvent = z.object({ topic: Topic, id: Id.nullable() })
export type LiveEvent = z.infer<typeof LiveEvent>
