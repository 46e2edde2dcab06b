/** From how many minutes of waiting on: half of the time is gone, it is due soon, it is late. */
export const HEAT_FROM = { half: 12, soon: 18, late: 25 } as const

export type Heat = 'enough' | keyof typeof HEAT_FROM

/** How urgent something is when such a share of its time is gone: the shares are those of an order without a promise. */
export function heatAt(share: number): Heat {
  if (share >= 1) return 'late'
  if (share >= HEAT_FROM.soon / HEAT_FROM.late) return 'soon'
  return share >= HEAT_FROM.half / HEAT_FROM.late ? 'half' : 'enough'
}
