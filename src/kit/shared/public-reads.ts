import type { Topic } from './live-events.ts'

/** Reads with the same answer for everybody: never a session, a booking or anything else that belongs to one person. */
export const PUBLIC_READS: readonly string[] = [
  'hotels/get',
  'services/list',
  'announcements/list',
  'menu/list',
  'offers/list',
  'platform/flag',
]

/** The topics of events after which one of these may be answered otherwise. */
export const PUBLIC_TOPICS: readonly Topic[] = ['hotel', 'services', 'menu', 'announcements', 'platform']
