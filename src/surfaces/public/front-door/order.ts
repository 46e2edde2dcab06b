export const STEPS = ['sent', 'seen', 'kitchen', 'door'] as const
export type Step = (typeof STEPS)[number]

export const LANES = ['new', 'kitchen', 'door'] as const
export type Lane = (typeof LANES)[number]

export const ROOM = '204'
export const LANE_OF: Record<Step, Lane> = { sent: 'new', seen: 'kitchen', kitchen: 'kitchen', door: 'door' }
export const TIMES: Record<Step, string> = { sent: '19:24', seen: '19:25', kitchen: '19:27', door: '19:43' }
/** How old the order is, in minutes. */
export const AGES: Record<Step, number> = { sent: 0, seen: 1, kitchen: 3, door: 19 }

export type Dish = 'bass' | 'shrimp' | 'cake' | 'soup' | 'pasta' | 'tea' | 'salad'
export type Line = readonly [quantity: number, dish: Dish]

export const LINES: readonly Line[] = [
  [2, 'bass'],
  [1, 'shrimp'],
]
export const TOTAL = 6450

type Other = { room: string; guest: string; age: number; lines: readonly Line[] }

/** What else the evening has on the board. */
export const OTHERS: Record<Lane, readonly Other[]> = {
  new: [
    {
      room: '312',
      guest: 'أشجع',
      age: 2,
      lines: [
        [2, 'tea'],
        [2, 'cake'],
      ],
    },
    { room: '409', guest: 'Keller', age: 1, lines: [[1, 'salad']] },
  ],
  kitchen: [
    {
      room: '118',
      guest: 'Meyer',
      age: 12,
      lines: [
        [1, 'soup'],
        [2, 'pasta'],
      ],
    },
    { room: '301', guest: 'Novak', age: 8, lines: [[1, 'salad']] },
  ],
  door: [
    {
      room: '107',
      guest: 'Hadžić',
      age: 21,
      lines: [
        [1, 'tea'],
        [1, 'cake'],
      ],
    },
    { room: '220', guest: 'O’Beirn', age: 18, lines: [[2, 'soup']] },
  ],
}
