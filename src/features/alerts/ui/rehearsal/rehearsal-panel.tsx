import { useId, useState } from 'react'
import { CircleCheck, Play, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import type { AlertedKind } from '../../rules.ts'
import { RehearsalLines } from './rehearsal-lines.tsx'
import { useClock } from './use-clock.ts'
import { useRehearsal, useStart } from './use-rehearsal.ts'
import { useVerdictWords } from './use-verdict-words.ts'

/**
 * Plays the alerts from end to end, and shows what came of it.
 * @param isChanged whether there are minutes that are not saved: they are not rehearsed
 */
export function RehearsalPanel({ kind, isChanged }: { kind: AlertedKind; isChanged: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  const rehearsal = useRehearsal()
  const start = useStart()
  const hint = useId()
  const isRunning = rehearsal?.endedAt === null
  return (
    <Panel title={t('rehearsal.title')} text={t('rehearsal.lead')}>
      {staff?.visit === null && !isRunning && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="primary"
            aria-describedby={hint}
            disabled={isChanged}
            isBusy={start.isPending}
            onClick={() => start.mutate(kind)}
          >
            {!start.isPending && <Play aria-hidden className="size-4.5 rtl:-scale-x-100" />}
            {t('rehearsal.start')}
          </Button>
          <p id={hint} className={`min-w-52 flex-1 ${isChanged ? 'text-wait' : 'text-muted'}`}>
            {isChanged ? t('rehearsal.saveFirst') : t(`rehearsal.plays.${kind}`)}
          </p>
        </div>
      )}
      {rehearsal && <Played key={rehearsal.id} rehearsal={rehearsal} />}
    </Panel>
  )
}

/** A rehearsal that runs, or the last one: line by line, or folded where it was over already. */
function Played({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const clock = useClock()
  const lastSaid = useLastSaid()
  const verdictWords = useVerdictWords()
  const { startedBy: name, startedAt, endedAt } = rehearsal
  const [isOpen, setOpen] = useState(endedAt === null)
  const verdict = endedAt === null ? null : verdictWords(rehearsal)
  const Icon = verdict?.isGood ? CircleCheck : TriangleAlert
  return (
    <>
      <div
        role="status"
        className={`flex gap-2.5 rounded-md px-3.5 py-2.5 ${verdict ? (verdict.isGood ? 'bg-good-tint' : 'bg-wait-tint') : 'bg-tint'}`}
      >
        {verdict ? (
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${verdict.isGood ? 'text-good' : 'text-wait'}`}
          />
        ) : (
          <span
            aria-hidden
            className="mt-1.5 size-3 shrink-0 animate-pulse rounded-full bg-accent motion-reduce:animate-none"
          />
        )}
        <div className="min-w-0 wrap-anywhere">
          <p className={verdict ? 'font-semibold' : ''}>
            {verdict?.text ?? t('rehearsal.running', { name: `\u2068${name}\u2069`, time: clock(startedAt) })}
          </p>
          {verdict && <p className="text-[0.9375rem] text-muted">{lastSaid(rehearsal)}</p>}
        </div>
      </div>
      {verdict && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'rehearsal.fold' : 'rehearsal.unfold')}
        </Button>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <RehearsalLines rehearsal={rehearsal} />}
      </div>
    </>
  )
}

/** When a rehearsal was, and whose. */
function useLastSaid() {
  const { t } = useTranslation('hotel-admin')
  const { timeZone } = useHotel()
  const { date, time } = useFormatters()
  const now = useNow()
  return ({ kind, startedAt, startedBy }: Rehearsal) => {
    const isToday = dayAt(new Date(startedAt), timeZone) === dayAt(now, timeZone)
    const said = { name: `\u2068${startedBy}\u2069`, time: time(startedAt), kind: t(`alerts.kind.${kind}`) }
    return isToday ? t('rehearsal.today', said) : t('rehearsal.before', { ...said, day: date(startedAt) })
  }
}
