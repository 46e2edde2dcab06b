/** The actions known for each kind of thing, in the order of the filter. */
export const DEEDS = {
  booking: ['place', 'update', 'acknowledge', 'complete', 'cancel', 'reopen'],
  menu_item: [
    ...(['add', 'update', 'enabled', 'soldOut', 'category', 'percent', 'options', 'traits', 'part'] as const),
    ...(['station', 'stock', 'restore', 'delete', 'reorder'] as const),
  ],
  option_group: ['add', 'update', 'delete'],
  menu_parts: ['update'],
  menu: ['import', 'reorder'],
  kitchen: ['update', 'pause', 'resume', 'delay'],
  service: ['enable', 'disable', 'allow', 'disallow', 'reorder'],
  announcement: ['add', 'update', 'publish', 'hide', 'delete', 'reorder'],
  guest: [
    ...(['create', 'update', 'delete', 'unlock', 'unlock-phones', 'make-code', 'use-code'] as const),
    'avoid',
    ...(['deactivate-expired', 'import'] as const),
  ],
  knowledge: ['add', 'update', 'activate', 'deactivate', 'delete', 'import', 'dismiss', 'restore'],
  chat_conversation: ['ask-person', 'take-over', 'reply', 'give-back'],
  question: ['dismiss', 'restore'],
  hotel: [
    ...(['create', 'update', 'activate', 'deactivate', 'contact-number', 'logo'] as const),
    ...(['delete', 'restore', 'purge'] as const),
  ],
  user: [
    ...(['create', 'update', 'move-away', 'move-here'] as const),
    ...(['activate', 'deactivate', 'delete', 'sign-in', 'change-password'] as const),
    ...(['reset-password', 'end-sessions', 'lock', 'unlock'] as const),
  ],
  login: ['unlock'],
  support_visit: ['start', 'read', 'end'],
  webhook: ['update'],
  global_service: ['enable', 'disable'],
  feature_flag: ['enable', 'disable'],
} as const
