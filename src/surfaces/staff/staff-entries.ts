import {
  BellRing,
  BookOpenText,
  Building2,
  CalendarClock,
  History,
  Languages,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import { ALL } from '#features/categories/all.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import type { staffSurface } from './screens.ts'

type ScreenEntry = { key: (typeof staffSurface.screens)[number]['path']; icon: LucideIcon }

export const SERVICE_AREAS = ALL.map(({ category, path, icon }) => ({
  key: path,
  category,
  icon: SERVICE_ICONS[icon],
}))

/** The sidebar before and after the two groups of services (HAS-01). */
export const FIRST_ENTRIES = [
  { key: 'dashboard', icon: LayoutDashboard },
  { key: 'services', icon: SlidersHorizontal },
] as const satisfies readonly ScreenEntry[]

/** What guests have asked for and booked, where any area besides room service is open. */
export const BOOKING_ENTRIES = [
  { key: 'requests', icon: ListTodo },
  { key: 'appointments', icon: CalendarClock },
] as const satisfies readonly ScreenEntry[]

export const LAST_ENTRIES = [
  { key: 'announcements', icon: Megaphone },
  { key: 'chatbot', icon: BookOpenText },
  { key: 'chat', icon: MessagesSquare },
  { key: 'guests', icon: Users },
] as const satisfies readonly ScreenEntry[]

/** What is about the staff themselves, below what the specification names. */
export const OWN_ENTRIES = [
  { key: 'profile', icon: Building2 },
  { key: 'alerts', icon: BellRing },
  { key: 'translations', icon: Languages },
  { key: 'audit', icon: History },
] as const satisfies readonly ScreenEntry[]
