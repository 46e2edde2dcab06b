/** Reads with the same answer for everybody: never a session, a booking or anything else that belongs to one person. */
export const PUBLIC_READS: readonly string[] = [
  'hotels/get',
  'services/list',
  'announcements/list',
  'menu/list',
  'offers/list',
  'platform/flag',
]
