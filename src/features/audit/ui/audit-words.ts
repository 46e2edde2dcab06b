/** What was done to which kind of thing: the words that the audit knows, in the order in which they are offered. */
export const DEEDS = {
  booking: ['place', 'update', 'complete', 'cancel', 'reopen'],
  menu_item: ['add', 'update', 'enabled', 'category', 'percent', 'delete', 'reorder'],
  menu: ['import', 'reorder'],
  service: ['enable', 'disable', 'reorder'],
  announcement: ['add', 'update', 'publish', 'hide', 'delete', 'reorder'],
  guest: ['create', 'update', 'delete', 'unlock', 'deactivate-expired', 'import'],
  hotel: ['create', 'contact-number'],
  user: ['create', 'sign-in', 'change-password', 'reset-password', 'end-sessions', 'lock', 'unlock'],
} as const
