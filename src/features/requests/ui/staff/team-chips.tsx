import { useTranslation } from 'react-i18next'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import type { Team } from '#features/categories/declare.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { lateIn } from './urgency.ts'

type ChipsProps = { teams: readonly { team: Team; bookings: readonly ServiceBooking[] }[] }

/** Every team at once, however much another has to do: how much is open and late, and the way there. */
export function TeamChips({ teams }: ChipsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const now = useHeatNow()
  const show = (team: Team) => {
    const heading = document.getElementById(`team-${team}`)
    heading?.closest('section')?.scrollIntoView({ block: 'start', inline: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <ul
      aria-label={t('desk.teams')}
      className="sticky -top-3 z-20 -mx-4 flex shrink-0 flex-wrap gap-1.5 border-b border-line bg-ground px-4 py-2 md:static md:mx-0 md:border-0 md:p-0"
    >
      {teams.map(({ team, bookings }) => {
        const late = lateIn(bookings, now)
        return (
          <li key={team}>
            <button
              type="button"
              onClick={() => show(team)}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-3.5 font-medium"
            >
              {t(`team.${team}`)}
              <Count value={bookings.length} className="font-bold" />
              {late > 0 && (
                <span className="size-2 rounded-full bg-late">
                  <span className="sr-only">{t('hotel-admin:bookings.lateCount', { count: late })}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
