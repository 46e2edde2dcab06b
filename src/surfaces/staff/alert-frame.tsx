import { ArrowRight, BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alerted } from '#features/bookings/ui/staff/use-unseen.ts'
import { useOrderWatch } from '#features/room-service/ui/staff/order-watch.tsx'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import { useLeadTo } from './lead-to.ts'

/**
 * A page of the panel, under a red bar for as long as something waits of which everybody was alerted and that nobody has
 * seen. `--bar` is the bar's height, which pages that fill the window leave free.
 */
export function AlertFrame({ children }: { children: ReactNode }) {
  const alerted = [...useOrderWatch().alerted, ...useServiceBookingsWatch().alerted]
  const [height, setHeight] = useState(0)
  const oldest = alerted.toSorted((a, b) => a.since - b.since)[0]
  return (
    <div style={{ '--bar': `${oldest ? height : 0}px` } as object}>
      {oldest && <AlertBar alerted={alerted} oldest={oldest} onHeight={setHeight} />}
      {children}
    </div>
  )
}

type BarProps = { alerted: readonly Alerted[]; oldest: Alerted; onHeight: (height: number) => void }

function AlertBar({ alerted, oldest, onHeight }: BarProps) {
  const { t } = useTranslation('hotel-admin')
  const { wait } = useFormatters()
  const leadTo = useLeadTo()
  const waited = Math.max(MINUTE_MS, useNow(5).getTime() - oldest.since)
  const unit = waited < HOUR_MS ? MINUTE_MS : HOUR_MS
  const time = wait((Math.floor(waited / unit) * unit) / 1000)
  const text =
    alerted.length === 1
      ? t(`alerts.bar.${oldest.why === 'unseen' ? oldest.kind : oldest.why}`, {
          room: oldest.roomNumber,
          time,
        })
      : t('alerts.bar.several', { count: alerted.length, time })
  // it is said aloud when something comes to it, and not again with every minute
  const [said, setSaid] = useState<{ ids: readonly string[]; text: string }>({ ids: [], text: '' })
  if (alerted.some(({ id }) => !said.ids.includes(id)))
    setSaid({ ids: [...said.ids, ...alerted.map(({ id }) => id)], text })

  const measure = (bar: HTMLElement) => {
    const observer = new ResizeObserver(() => onHeight(bar.offsetHeight))
    observer.observe(bar)
    return () => observer.disconnect()
  }
  return (
    <aside
      ref={measure}
      aria-label={t('alerts.bar.label')}
      data-alert-bar
      className="sticky top-0 z-30 flex items-center gap-3 bg-[oklch(47%_0.18_27)] py-1.5 ps-4 pe-2 text-white lg:ps-5 in-[:root:has([data-wall])]:text-xl print:hidden"
    >
      <BellRing aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">{text}</p>
      <p role="alert" className="sr-only">
        {said.text}
      </p>
      <button
        type="button"
        onClick={() => void leadTo(oldest)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md bg-white px-4 font-semibold text-[oklch(42%_0.17_27)] select-none hover:brightness-95 focus-visible:outline-white max-sm:px-3"
      >
        {t('alerts.bar.show')}
        <ArrowRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
      </button>
    </aside>
  )
}
