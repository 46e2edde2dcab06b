import type { UseQueryResult } from '@tanstack/react-query'
import { ConciergeBell, ListChecks, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Count } from '#features/bookings/ui/staff/count.tsx'
import { BookingsFailure } from '#features/bookings/ui/staff/ongoing-bookings.tsx'
import { useBoardKeys } from '#features/bookings/ui/staff/use-board-keys.ts'
import { useCardMotion } from '#features/bookings/ui/staff/use-card-motion.ts'
import { useFollowFocus } from '#features/bookings/ui/staff/use-follow-focus.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { useOnScreen } from '#features/bookings/ui/staff/use-on-screen.ts'
import type { Selection } from '#features/bookings/ui/staff/use-selection.ts'
import { useSettled } from '#features/bookings/ui/staff/use-settled.ts'
import { TEAMS } from '#features/offers/categories/declare.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { Work } from '../../contract.ts'
import { canAdvance } from './next-step.ts'
import { isForLater, urgencyOf } from './urgency.ts'
import { usePendingChanges, type WorkActions } from './use-work-actions.ts'
import { useWorkAddress } from './use-work-address.ts'
import { WorkCard } from './work-card.tsx'
import { useWorkWatch } from './work-watch.tsx'

type InboxProps = {
  open: UseQueryResult<Work[]>
  /** Those that match search and filters. */
  shown: readonly Work[]
  selection: Selection<Work>
  actions: WorkActions
  onOpen: (work: Work) => void
}

/** What is to be done, by team, or why nothing is shown. */
export function Inbox({ open, shown, ...rest }: InboxProps) {
  const { t } = useTranslation(['work', 'common', 'hotel-admin'])
  const { isNarrowed, showAll } = useWorkAddress()
  if (!open.data && open.error)
    return <BookingsFailure error={open.error} isBusy={open.isFetching} onRetry={() => void open.refetch()} />
  if (!open.data)
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-3 md:grid-cols-3">
        {['h-64', 'h-48', 'h-56'].map((height) => (
          <Skeleton key={height} className={`rounded-lg ${height}`} />
        ))}
      </div>
    )
  if (shown.length === 0 && isNarrowed)
    return (
      <EmptyState icon={SearchX} title={t('desk.noMatch')} text={t('desk.noMatchText')}>
        <Button onClick={() => void showAll()}>{t('hotel-admin:bookings.showAll')}</Button>
      </EmptyState>
    )
  if (shown.length === 0)
    return <EmptyState icon={ConciergeBell} title={t('desk.empty')} text={t('desk.emptyText')} />
  return <Teams shown={shown} {...rest} />
}

/** The cards of each team: where help was called for, then those that are wanted first, and what is for later last. */
function Teams({ shown: work, selection, actions, onOpen }: Omit<InboxProps, 'open'>) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const board = useRef<HTMLDivElement>(null)
  const now = useHeatNow()
  const pending = usePendingChanges()
  const settled = useSettled(work)
  useOnScreen(board, useWorkWatch())
  useFollowFocus(board)
  useCardMotion(board)
  useBoardKeys(board, selection.toggle)
  const current = new Map(work.map((one) => [one.id, one]))
  const teams = TEAMS.filter((team) => settled.some((one) => one.team === team))

  return (
    <div
      ref={board}
      data-lane
      className="relative grid grid-cols-[repeat(auto-fit,minmax(min(21rem,100%),1fr))] items-start gap-x-4 gap-y-6"
    >
      {teams.map((team) => {
        const ofTeam = settled.filter((one) => one.team === team)
        const rank = (one: Work) => (isForLater(one, now) ? 2 : one.escalatedAt ? 0 : 1)
        const late = ofTeam.filter((one) => urgencyOf(one, now) === 'late').length
        return (
          <section key={team} aria-labelledby={`team-${team}`} className="grid min-w-0 gap-2.5">
            <div className="flex min-h-8 items-center gap-2 px-1">
              <h2 id={`team-${team}`} className="flex items-baseline gap-2 text-lg font-semibold">
                {t(`team.${team}`)}
                <Count value={ofTeam.length} className="font-medium text-muted" />
              </h2>
              {late > 0 && (
                <p className="ms-auto font-semibold text-late">
                  {t('hotel-admin:bookings.lateCount', { count: late })}
                </p>
              )}
              {!selection.isOn && ofTeam.filter(canAdvance).length > 1 && (
                <IconButton
                  look="quiet"
                  label={t('hotel-admin:bookings.selectSeveral')}
                  onClick={selection.start}
                  className={`!rounded-md text-muted ${late > 0 ? '' : 'ms-auto'}`}
                >
                  <ListChecks aria-hidden className="size-5" />
                </IconButton>
              )}
            </div>
            <ul
              aria-labelledby={`team-${team}`}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-2.5"
            >
              {ofTeam
                .toSorted((one, other) => rank(one) - rank(other))
                .map((one) => (
                  <li key={one.id}>
                    <WorkCard
                      work={current.get(one.id) ?? one}
                      isGone={!current.has(one.id)}
                      isUnderWay={pending.has(one.id)}
                      selection={
                        selection.isOn && canAdvance(one)
                          ? {
                              isSelected: selection.isSelected(one.id),
                              onSelect: (isSelected) => selection.select(one.id, isSelected),
                            }
                          : null
                      }
                      isOvertaken={actions.isOvertaken(one)}
                      onChange={(change) => actions.change(current.get(one.id) ?? one, change)}
                      onOpen={() => onOpen(current.get(one.id) ?? one)}
                    />
                  </li>
                ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
