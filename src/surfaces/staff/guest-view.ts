/** What guests see of what a page of the panel edits, by the start of its path: the tab that visitors may open too. */
const TABS = { services: 'services', menu: 'services', announcements: 'announcements', chat: 'chat' } as const

/**
 * The guests' page that shows what staff edit now; the hotel's first page where none does.
 * @param pathname of the panel, `/hotelly/{slug}/admin/{page}`
 */
export function guestViewOf(slug: string, pathname: string): string {
  const page = pathname.split('/admin/')[1] ?? ''
  const tab = Object.entries(TABS).find(([start]) => page.startsWith(start))?.[1]
  return `/hotelly/${slug}${tab ? `/${tab}` : ''}`
}
