import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { openPanel, useEndVisit, useVisit } from './use-visit.ts'

/** Shows in the platform's panel that a visit is in progress, with a link back to it. */
export function VisitNote() {
  const { t } = useTranslation('platform')
  const { time } = useFormatters()
  const { data: visit } = useVisit()
  const end = useEndVisit()
  const now = useNow(1)
  if (!visit || new Date(visit.endsAt) <= now) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-wait-tint py-1.5 ps-4 pe-2 text-wait">
      <LifeBuoy aria-hidden className="size-4.5 shrink-0" />
      <p className="me-auto font-medium">
        {t('support.underWay', { hotel: visit.hotelName, time: time(visit.endsAt) })}
      </p>
      <Button look="quiet" onClick={() => openPanel(visit.hotelSlug)} className="text-wait">
        {t('support.return')}
      </Button>
      <Button look="quiet" isBusy={end.isPending} onClick={() => end.mutate()} className="text-wait">
        {t('support.end')}
      </Button>
    </div>
  )
}
