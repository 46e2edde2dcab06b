import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { moveAmongTabs } from '#kit/web/tab-keys.ts'
import { readBookingsAddress, type Scope, SCOPES } from './booking-choices.ts'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'

type TabsProps = { scope: Scope; counts: Record<'ongoing' | 'later', number | null> }

/** Ongoing, Later where something is for later, and Previous, each with its own URL. */
export function ScopeTabs({ scope, counts }: TabsProps) {
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
      {SCOPES.filter((each) => each !== 'later' || counts.later || scope === 'later').map((each) => (
        <Link
          key={each}
          id={`tab-${each}`}
          role="tab"
          aria-selected={each === scope}
          aria-controls="bookings"
          tabIndex={each === scope ? 0 : -1}
          from="/hotelly/$slug/admin/bookings/room-service"
          to="/hotelly/$slug/admin/bookings/room-service"
          search={readBookingsAddress({ scope: each, search, payment, view })}
          activeOptions={{ exact: true }}
          className={`flex min-h-10 items-center gap-2 rounded-[10px] font-medium sm:px-3.5 text-muted aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-card ${counts.later ? 'px-1.5' : 'px-2.5 max-[24rem]:px-1.5'}`}
        >
          {each === 'later' && <CalendarClock aria-hidden className="size-4 sm:hidden" />}
          <span className={each === 'later' ? 'max-sm:sr-only' : ''}>{t(`bookings.${each}`)}</span>
          {each !== 'previous' && counts[each] !== null && (
            <Count
              value={counts[each]}
              className={`font-bold ${each === 'ongoing' ? 'max-[24rem]:hidden' : ''}`}
            />
          )}
        </Link>
      ))}
    </div>
  )
}
