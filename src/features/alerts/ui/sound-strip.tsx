import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SoundBanner } from '#features/bookings/ui/staff/sound-banner.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import { type Area, DUTY_AREAS } from '../areas.ts'
import type { PersonOnDuty } from '../contract.ts'
import { isOnDuty } from '../rules.ts'
import { useAreas } from './use-areas.ts'
import { useOwnDuty } from './use-own-duty.ts'
import { useSetDuty } from './use-set-duty.ts'

/**
 * What stands under a page of the panel about its sound: that it is silent because nobody on duty is signed in, or else
 * the question to turn it on.
 * @param areas those of which the page tells
 */
export function SoundStrip({ areas }: { areas: readonly Area[] }) {
  const { hears, person } = useOwnDuty()
  const isSilent = person !== null && areas.length > 0 && !areas.some(hears)
  return isSilent ? <OffDuty person={person} areas={areas} /> : <SoundBanner />
}

function OffDuty({ person, areas }: { person: PersonOnDuty; areas: readonly Area[] }) {
  const { t } = useTranslation('hotel-admin')
  const isOnline = useOnline()
  const { namesOf } = useAreas()
  const setDuty = useSetDuty()
  const { timeZone } = useHotel()
  const { isQuiet } = person
  const why = isQuiet ? 'quiet' : person.isOnDuty ? 'area' : 'off'
  const begin = () => {
    const held = person.areas
    const isOff = !isOnDuty({ ...person, quiet: null }, new Date(), timeZone)
    const isElsewhere = held !== null && !areas.some((area) => held.includes(area))
    void setDuty(person, {
      ...(isOff ? { mode: 'on' } : {}),
      ...(isQuiet ? { quiet: null } : {}),
      ...(isElsewhere ? { areas: DUTY_AREAS.filter((area) => [...held, ...areas].includes(area)) } : {}),
    })
  }
  return (
    <aside
      aria-label={t('alerts.silent.label')}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-side px-4 py-2 lg:px-5 in-[:root:has([data-wall])]:text-xl"
    >
      <BellOff aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-52 flex-1 text-pretty">{t(`alerts.silent.${why}`, { areas: namesOf(areas) })}</p>
      <Button disabled={!isOnline} onClick={begin}>
        {t('alerts.silent.begin')}
      </Button>
    </aside>
  )
}
