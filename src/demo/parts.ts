import type { DemoText } from './menu.ts'

type DemoPart = { name: DemoText; begins: string; ends: string; dishes: string[] }

/** Parts of the demo hotel's day, each with the keys of the dishes that are only served then. */
export const demoParts: DemoPart[] = [
  {
    name: { en: 'Breakfast', ar: 'الفطور', bs: 'Doručak' },
    begins: '07:00',
    ends: '11:00',
    dishes: ['travnik-cheese', 'zeljanica'],
  },
  {
    name: { en: 'Night', ar: 'قائمة الليل', bs: 'Noćni jelovnik' },
    begins: '22:30',
    ends: '05:00',
    dishes: ['travnik-cheese', 'sutlija'],
  },
]

/** Dishes of which the kitchen counts the portions. */
export const demoStock: Record<string, number> = { kunafa: 6 }
