import { ALL, type ServiceCategory } from '#features/categories/all.ts'

/** What somebody can be on duty for: a service of the hotel, room service included, or the chat. */
export type Area = ServiceCategory | 'chat'
export const DUTY_AREAS: readonly Area[] = [...ALL.map(({ category }) => category), 'chat']

/** Whether those areas hold this one; null for what calls in no area of its own, as a rehearsal can. */
export const holdsArea = (areas: readonly Area[] | null, area: Area | null) =>
  areas === null || area === null || areas.includes(area)
