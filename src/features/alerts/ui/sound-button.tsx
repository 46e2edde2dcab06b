import { useTranslation } from 'react-i18next'
import { SoundSwitch } from '#features/bookings/ui/staff/sound-banner.tsx'
import type { Area } from '../areas.ts'
import { useAreas } from './use-areas.ts'
import { useSilent } from './use-silent.ts'

type ButtonProps = {
  /** Those of which the page tells. */
  areas: readonly Area[]
  isShort?: boolean
}

/** The sound of this device in the head of a page; where nobody on duty is signed in, it says so and puts them on duty. */
export function SoundButton({ areas, isShort = false }: ButtonProps) {
  const { t } = useTranslation('hotel-admin')
  const { namesOf } = useAreas()
  const silent = useSilent(areas)
  const off = silent && {
    text: t('alerts.silent.short'),
    label: [
      t('alerts.silent.short'),
      t(`alerts.silent.${silent.why}`, { areas: namesOf(areas) }),
      t('alerts.silent.begin'),
    ].join(' · '),
    onPress: silent.begin,
  }
  return <SoundSwitch isShort={isShort} off={off} />
}
