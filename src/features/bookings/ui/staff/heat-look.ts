import type { Heat } from './age.ts'

const SOON = 'bg-[oklch(80%_0.14_78)] text-[oklch(24%_0.05_70)]'
const LATE = 'bg-[oklch(47%_0.18_27)] text-white'

/** The age on a card. */
export const HEAT_CHIP: Record<Heat, string> = {
  enough: 'bg-ink/6 text-ink',
  half: 'bg-wait-tint text-wait',
  soon: SOON,
  late: LATE,
}

/** The head of a card on the board. */
export const HEAT_HEAD: Record<Heat, string> = {
  enough: '',
  half: '',
  soon: 'bg-wait-tint',
  late: 'bg-late-tint',
}

/** The head of a card on the wall, told apart from afar. */
export const HEAT_WALL: Record<Heat, string> = {
  enough: 'bg-[oklch(30%_0.015_260)] text-white',
  half: 'bg-[oklch(39%_0.07_78)] text-[oklch(96%_0.04_85)]',
  soon: SOON,
  late: 'bg-[oklch(50%_0.2_27)] text-white',
}
