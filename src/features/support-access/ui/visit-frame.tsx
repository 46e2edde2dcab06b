import { useQueryClient } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'

type VisitProps = {
  email: string
  visit: { reason: string; endsAt: string }
  isEnding: boolean
  onEnd: () => void
}

/**
 * A page of a hotel's panel during a visit; a banner with the person, the reason, the time left and the exit stays
 * above it. Inside, `--page` replaces the window's height for full-height pages.
 */
export const VisitFrame = ({ children, ...visit }: VisitProps & { children: ReactNode }) => (
  <div className="flex h-[calc(100dvh-3.25rem)] flex-col md:h-dvh print:contents">
    <VisitBanner {...visit} />
    <div className="min-h-0 flex-1 overflow-y-auto [--page:100%] print:contents">{children}</div>
  </div>
)

function VisitBanner({ email, visit, isEnding, onEnd }: VisitProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <section
      aria-label={t('visit.label')}
      className="z-30 flex shrink-0 items-center gap-x-3 border-b border-wait/30 bg-wait-tint py-1 ps-4 pe-2 text-wait lg:ps-8 print:hidden"
    >
      <LifeBuoy aria-hidden className="size-4.5 shrink-0" />
      <div className="me-auto min-w-0 leading-5">
        <p className="truncate font-semibold">{t('visit.who', { email })}</p>
        <p className="flex gap-1.5 text-sm" title={visit.reason}>
          <TimeLeft endsAt={visit.endsAt} />
          <span aria-hidden>·</span>
          <span dir="auto" className="min-w-0 truncate">
            {visit.reason}
          </span>
        </p>
      </div>
      <Button size="sm" isBusy={isEnding} onClick={onEnd} className="min-h-11 text-ink">
        {t('visit.end')}
      </Button>
    </section>
  )
}

/** When the time is over, refetches the session, and the server reports that the visit has ended. */
function TimeLeft({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('hotel-admin')
  const { wait } = useFormatters()
  const client = useQueryClient()
  const seconds = (new Date(endsAt).getTime() - useNow(1).getTime()) / 1000
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: [['sessions']] })
  }, [isOver, client])
  return (
    <span className="tabular shrink-0 font-medium">
      {t('visit.left', { time: wait(Math.max(0, seconds)) })}
    </span>
  )
}
