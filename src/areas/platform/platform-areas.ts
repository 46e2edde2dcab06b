import {
  Building2,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings2,
  Users,
} from 'lucide-react'
import type { platformArea } from './screens.ts'

/** The platform's sidebar (PSH-01), and after it what else there is. */
export const PLATFORM_AREAS = [
  { key: 'dashboard', icon: LayoutDashboard },
  { key: 'hotels', icon: Building2 },
  { key: 'users', icon: Users },
  { key: 'settings', icon: Settings2 },
  { key: 'assistant', icon: MessagesSquare },
  { key: 'audit', icon: History },
] as const satisfies readonly { key: (typeof platformArea.screens)[number]['path']; icon: LucideIcon }[]
