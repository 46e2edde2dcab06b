import { Link } from '@tanstack/react-router'
import {
  BellRing,
  ChevronRight,
  type LucideIcon,
  Megaphone,
  SlidersHorizontal,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'

const TIPS = [
  { key: 'Services', page: 'services', icon: SlidersHorizontal },
  { key: 'Menu', page: 'menu', icon: UtensilsCrossed },
  { key: 'Guests', page: 'guests', icon: Users },
  { key: 'Announcements', page: 'announcements', icon: Megaphone },
  { key: 'Bookings', page: 'bookings/room-service', icon: BellRing },
] as const satisfies readonly { key: string; page: string; icon: LucideIcon }[]

/** DASH-02, for a hotel that begins. */
export function QuickStart() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  return (
    <ul className="divide-y divide-line">
      {TIPS.map(({ key, page, icon: Icon }) => (
        <li key={key}>
          <Link
            to={`/hotelly/${slug}/admin/${page}`}
            className="-mx-2 flex items-center gap-3 rounded-sm px-2 py-2.5 hover:bg-ink/3"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-tint text-accent-text">
              <Icon aria-hidden className="size-4.5" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{t(`dashboard.tip${key}`)}</span>
              <span className="block text-muted">{t(`dashboard.tip${key}Text`)}</span>
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The same for a hotel that runs: where the tips lead, in one row. */
export function QuickLinks({ title }: { title: string }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  return (
    <section aria-labelledby="quick-start" className="grid gap-2">
      <h2 id="quick-start" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {TIPS.map(({ key, page, icon: Icon }) => (
          <li key={key}>
            <Link
              to={`/hotelly/${slug}/admin/${page}`}
              className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-card px-3 font-medium hover:border-muted"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-accent-text" />
              {t(`dashboard.tip${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
