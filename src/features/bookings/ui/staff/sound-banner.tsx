import { BellRing, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useStaffLive } from './staff-live.tsx'

/** Asks once per device: a browser plays no sound before the first user gesture. */
export function SoundBanner() {
  const { t } = useTranslation('hotel-admin')
  const { sound } = useStaffLive()
  if (sound.choice === 'off' || (sound.choice === 'on' && !sound.isPaused)) return null
  const isAsking = sound.choice === null
  return (
    <aside
      aria-label={t('bookings.soundAsk')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-tint px-4 py-2 lg:px-5 shrink-0"
    >
      <BellRing aria-hidden className="size-5 shrink-0 text-accent-text" />
      <p className="min-w-52 flex-1">
        <strong className="font-semibold">
          {t(isAsking ? 'bookings.soundAsk' : 'bookings.soundPaused')}
        </strong>{' '}
        <span>{t(isAsking ? 'bookings.soundAskText' : 'bookings.soundPausedText')}</span>
      </p>
      {isAsking && (
        <div className="flex gap-2">
          <Button look="primary" onClick={sound.turnOn}>
            {t('bookings.turnOnSound')}
          </Button>
          <Button look="quiet" onClick={sound.turnOff}>
            {t('bookings.notNow')}
          </Button>
        </div>
      )}
    </aside>
  )
}

/** @param isShort only as its icon */
export function SoundSwitch({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const { sound } = useStaffLive()
  const isOn = sound.choice === 'on'
  const Icon = isOn ? Volume2 : VolumeX
  const text = t(isOn ? 'bookings.soundOn' : 'bookings.soundOff')
  if (isShort) {
    return (
      <IconButton
        look={isOn ? 'soft' : 'quiet'}
        label={text}
        aria-pressed={isOn}
        onClick={isOn ? sound.turnOff : sound.turnOn}
        className="!rounded-md"
      >
        <Icon aria-hidden className={`size-5 ${isOn ? '' : 'text-muted'}`} />
      </IconButton>
    )
  }
  return (
    <Button aria-pressed={isOn} onClick={isOn ? sound.turnOff : sound.turnOn} className="!px-3 font-medium">
      <Icon aria-hidden className={`size-4.5 ${isOn ? 'text-accent-text' : 'text-muted'}`} />
      <span className="sr-only sm:not-sr-only">{text}</span>
    </Button>
  )
}
