export const SORT_KEYS = ['name', 'room', 'status', 'expires', 'created'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export const SHOWN = ['active', 'expired', 'inactive'] as const
export type Shown = (typeof SHOWN)[number]
