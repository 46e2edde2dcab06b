import { Bell, type LucideIcon, MonitorSmartphone, UserRoundCheck, UsersRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertedKind, Step } from '../rules.ts'
import { MinuteField } from './minute-field.tsx'
import { type TypedMinutes, wrongMinutes } from './minutes-typed.ts'
import { useMinuteErrors } from './use-minute-errors.ts'
import { useReachedNow } from './use-reached-now.ts'

/** How each step looks. */
export const LOOKS = {
  panels: { icon: Bell, dot: 'bg-tint text-accent-text' },
  devices: { icon: MonitorSmartphone, dot: 'bg-tint text-accent-text' },
  duty: { icon: UserRoundCheck, dot: 'bg-wait-tint text-wait' },
  everyone: { icon: UsersRound, dot: 'bg-late-tint text-late' },
} as const satisfies Record<'panels' | Step, { icon: LucideIcon; dot: string }>

type TimelineProps = { kind: AlertedKind; typed: TypedMinutes; onChange: (typed: TypedMinutes) => void }

/** What happens to something that nobody sees, step by step, each after minutes that are edited in place. */
export function Timeline({ kind, typed, onChange }: TimelineProps) {
  const { t } = useTranslation('hotel-admin')
  const reached = useReachedNow(kind)
  const errorOf = useMinuteErrors(wrongMinutes(typed))
  const timed = (step: Step, now: string | null) => (
    <TimelineStep step={step} now={now} isMailed={reached.isMailed}>
      {(titleId) => (
        <MinuteField
          label={t('alerts.minutesUntil', { step: t(`alerts.step.${step}`) })}
          titleId={titleId}
          value={typed[step]}
          error={errorOf(step)}
          onChange={(minutes) => onChange({ ...typed, [step]: minutes })}
        />
      )}
    </TimelineStep>
  )
  return (
    <ol className="grid pt-2 xl:grid-cols-4">
      <TimelineStep step="panels" now={null} isMailed={false}>
        {() => <p className="flex min-h-11 items-center text-lg font-semibold">{t('alerts.atOnce')}</p>}
      </TimelineStep>
      {timed('devices', reached.devices)}
      {timed('duty', reached.duty)}
      {timed('everyone', reached.everyone)}
    </ol>
  )
}

type StepProps = {
  step: keyof typeof LOOKS
  now: string | null
  /** Whether e-mails are sent as well. */
  isMailed: boolean
  children: (titleId: string) => ReactNode
}

function TimelineStep({ step, now, isMailed, children }: StepProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const { icon: Icon, dot } = LOOKS[step]
  return (
    <li className="group relative min-w-0 ps-15 pb-7 last:pb-2 xl:ps-0 xl:pe-5 xl:pt-15 xl:pb-2 xl:last:pe-0">
      <span
        aria-hidden
        className="absolute start-[21px] top-13 bottom-2 w-0.5 rounded-full bg-line group-last:hidden xl:start-13 xl:end-2 xl:top-[21px] xl:bottom-auto xl:h-0.5 xl:w-auto"
      />
      <span
        aria-hidden
        className={`absolute start-0 top-0 grid size-11 place-items-center rounded-full ${dot}`}
      >
        <Icon className="size-5" />
      </span>
      {children(id)}
      <p id={id} className="pt-2 leading-snug font-semibold text-pretty">
        {t(`alerts.step.${step}`)}
      </p>
      <p className="pt-0.5 text-[0.9375rem] leading-snug text-pretty text-muted">
        {t(
          isMailed && (step === 'duty' || step === 'everyone')
            ? `alerts.text.${step}Mail`
            : `alerts.text.${step}`,
        )}
      </p>
      {now && <p className="pt-1.5 text-[0.9375rem] leading-snug wrap-anywhere">{now}</p>}
    </li>
  )
}
