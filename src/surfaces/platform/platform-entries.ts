import {
  Building2,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings2,
  Users,
} from 'lucide-react'
import type { platformSurface } from './screens.ts'

/** The entries of the platform's sidebar: those of PSH-01, then the later ones. */
export const PLATFORM_ENTRIES = [
  { key: 'dashboard', icon: LayoutDashboard },
  { key: 'hotels', icon: Building2 },
  { key: 'users', icon: Users },
  { key: 'settings', icon: Settings2 },
  { key: 'assistant', icon: MessagesSquare },
  { key: 'audit', icon: History },
] as const satisfies readonly { key: (typeof platformSurface.screens)[number]['path']; icon: LucideIcon }[]
