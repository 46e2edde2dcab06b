import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SoundBanner } from '#features/bookings/ui/staff/sound-banner.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import type { Area } from '../areas.ts'
import { useAreas } from './use-areas.ts'
import { useSilent } from './use-silent.ts'

/**
 * What stands under a page of the panel about its sound: that it is silent because nobody on duty is signed in, or else
 * the question to turn it on.
 * @param areas those of which the page tells
 */
export function SoundStrip({ areas }: { areas: readonly Area[] }) {
  const silent = useSilent(areas)
  return silent ? <OffDuty {...silent} areas={areas} /> : <SoundBanner />
}

type OffProps = NonNullable<ReturnType<typeof useSilent>> & { areas: readonly Area[] }

function OffDuty({ why, begin, areas }: OffProps) {
  const { t } = useTranslation('hotel-admin')
  const isOnline = useOnline()
  const { namesOf } = useAreas()
  return (
    <aside
      aria-label={t('alerts.silent.label')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-side px-4 py-2 lg:px-5 in-[:root:has([data-wall])]:py-0.5 in-[:root:has([data-wall])]:text-lg"
    >
      <BellOff aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-52 flex-1 text-pretty">{t(`alerts.silent.${why}`, { areas: namesOf(areas) })}</p>
      <Button disabled={!isOnline} onClick={begin}>
        {t('alerts.silent.begin')}
      </Button>
    </aside>
  )
}
