import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  ChevronRight,
  type LucideIcon,
  ListTodo,
  MessagesSquare,
  UtensilsCrossed,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PANEL_PAGES } from '#features/alerts/panel-pages.ts'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { HEAT_CHIP } from '#features/bookings/ui/staff/heat-look.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Pending } from './pending.ts'

const ICONS: Record<Pending['kind'], LucideIcon> = {
  order: UtensilsCrossed,
  request: ListTodo,
  appointment: CalendarClock,
  conversation: MessagesSquare,
}

/** One thing that needs somebody: its room, what and whose it is, and why now; pressing it opens it. */
export function PendingLine({ pending }: { pending: Pending }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const language = useLanguage()
  const { short } = useElapsed()
  const what = useWhat()(pending)
  const now = useHeatNow()
  const { kind, why, since, thing } = pending
  const Icon = ICONS[kind]
  const room = thing.roomNumber
  return (
    <li>
      <Link
        to={`/hotelly/${slug}/admin/${PANEL_PAGES[kind]}`}
        search={kind === 'conversation' ? { chat: thing.id } : askToEdit(thing.id, language)}
        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-ink/3 sm:px-5"
      >
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted max-sm:hidden" />
        <span className="w-14 shrink-0 truncate text-2xl leading-none font-bold tracking-tight sm:w-18">
          <bdi>{room ?? '–'}</bdi>
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-1.5 max-sm:flex-col max-sm:items-start">
          <span className="w-full min-w-0 sm:max-w-md sm:flex-1">
            <span dir="auto" className="block truncate text-start font-medium">
              {what}
            </span>
            <span className="block truncate text-sm text-muted">
              {t(`dashboard.now.of.${kind}`)} · <bdi>{thing.guestName ?? t('inbox.visitor')}</bdi>
            </span>
          </span>
          <span
            role="timer"
            className={`tabular shrink-0 rounded-sm px-2 py-1.5 text-sm leading-none font-semibold ${HEAT_CHIP[why === 'late' || why === 'emergency' ? 'late' : 'half']}`}
          >
            {t(`dashboard.now.why.${why}`, { time: short(minutesSince(since, now)) })}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden rtl:-scale-x-100" />
      </Link>
    </li>
  )
}

/** What it is about: the dishes of an order, the name of what was asked for, what the guest wrote last. */
function useWhat() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const localized = useLocalized()
  const { list } = useFormatters()
  return (pending: Pending) => {
    if (pending.kind === 'conversation') return pending.thing.lastQuestion ?? t('inbox.nothing')
    if (pending.kind !== 'order') return localized(pending.thing.name)
    const { lines } = pending.thing
    if (!lines) return t('common:invalidOrderData')
    return list(lines.map(({ quantity, name }) => `${quantity}× ${localized(name)}`))
  }
}
