import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { moveAmongTabs } from '#kit/web/tab-keys.ts'
import { readBookingsAddress, type Scope, SCOPES } from './booking-choices.ts'
import { Count } from './count.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'

type TabsProps = { scope: Scope; ongoing: number | null }

/** Ongoing and Previous, each with its own URL. */
export function ScopeTabs({ scope, ongoing }: TabsProps) {
  const { t } = useTranslation('hotel-admin')
  const { search, payment, view } = useBookingsAddress()
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('bookings.scope')}
      onKeyDown={moveAmongTabs}
      className="flex shrink-0 rounded-md border border-line bg-side p-0.5"
    >
      {SCOPES.map((one) => (
        <Link
          key={one}
          id={`tab-${one}`}
          role="tab"
          aria-selected={one === scope}
          aria-controls="bookings"
          tabIndex={one === scope ? 0 : -1}
          from="/hotelly/$slug/admin/bookings/room-service"
          to="/hotelly/$slug/admin/bookings/room-service"
          search={readBookingsAddress({ scope: one, search, payment, view })}
          activeOptions={{ exact: true }}
          className="flex min-h-10 items-center gap-2 rounded-[10px] px-2.5 max-[24rem]:px-1.5 font-medium sm:px-3.5 text-muted aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-card"
        >
          {t(`bookings.${one}`)}
          {one === 'ongoing' && ongoing !== null && (
            <Count value={ongoing} className="font-bold max-[24rem]:hidden" />
          )}
        </Link>
      ))}
    </div>
  )
}
