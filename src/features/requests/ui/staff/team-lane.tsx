import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import type { Team } from '#features/categories/declare.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { canAdvance } from '#features/service-bookings/ui/staff/next-step.ts'
import { inOrder, lateIn } from './urgency.ts'

type LaneProps = {
  team: Team
  bookings: readonly ServiceBooking[]
  /** As how many columns it is wide. */
  columns: number
  /** By itself, not with the others. */
  isScrolling: boolean
  renderCard: (booking: ServiceBooking, at: number) => ReactNode
  /** Null while several are being selected. */
  onSelectSeveral: (() => void) | null
}

/** The cards of a team: where help was called for, then those that are wanted first, and what is for later last. */
export function TeamLane({ team, bookings, columns, isScrolling, renderCard, onSelectSeveral }: LaneProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const now = useHeatNow()
  const late = lateIn(bookings, now)
  return (
    <section
      aria-labelledby={`team-${team}`}
      style={{ '--columns': columns } as object}
      className="flex scroll-mt-16 flex-col gap-2.5 md:min-h-0 md:min-w-[14.5em] md:scroll-mt-0 md:grow-(--columns) md:basis-0"
    >
      <div className="flex min-h-11 shrink-0 items-center gap-2 px-1">
        <h2
          id={`team-${team}`}
          tabIndex={-1}
          className="flex items-baseline gap-2 text-lg font-semibold md:max-lg:text-base"
        >
          {t(`team.${team}`)}
          <Count value={bookings.length} className="font-medium text-muted" />
        </h2>
        {late > 0 && (
          <p className="ms-auto font-semibold whitespace-nowrap text-late">
            {t('hotel-admin:bookings.lateCount', { count: late })}
          </p>
        )}
        {onSelectSeveral && bookings.filter(canAdvance).length > 1 && (
          <IconButton
            look="quiet"
            label={t('hotel-admin:bookings.selectSeveral')}
            onClick={onSelectSeveral}
            className={`!rounded-md text-muted ${late > 0 ? '' : 'ms-auto'}`}
          >
            <ListChecks aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <ul
        data-lane
        aria-labelledby={`team-${team}`}
        className={`relative grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] content-start items-start gap-2.5 ${isScrolling ? 'md:-mx-1 md:min-h-0 md:overflow-y-auto md:px-1 md:pt-0.5 md:pb-2' : ''}`}
      >
        {inOrder(bookings, now).map((each, at) => (
          <li key={each.id}>{renderCard(each, at)}</li>
        ))}
      </ul>
    </section>
  )
}
