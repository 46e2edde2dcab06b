/** What a guest may be in who writes of an emergency; `help`: in need of it at once, without a word of why. */
export const DANGERS = ['life', 'fire', 'gas', 'crime', 'missing', 'stuck', 'help'] as const
export type Danger = (typeof DANGERS)[number]
