import { BellRing, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useStaffLive } from './staff-live.tsx'

/** Asks once per device: a browser plays no sound before the first user gesture. */
export function SoundBanner() {
  const { t } = useTranslation('hotel-admin')
  const { sound } = useStaffLive()
  const { isAsked: isAsking, isPaused } = sound
  if (!isAsking && !isPaused) return null
  return (
    <aside
      aria-label={t('bookings.soundAsk')}
      className="@container shrink-0 border-t border-line bg-side in-[:root:has([data-wall])]:text-xl"
    >
      <div className="flex flex-wrap items-center gap-x-3 px-4 @2xl:flex-nowrap lg:px-5">
        <BellRing aria-hidden className="size-4.5 shrink-0 text-muted" />
        <p className="min-w-40 flex-1 py-2 @2xl:truncate">
          <span className="font-medium">{t(isAsking ? 'bookings.soundAsk' : 'bookings.soundPaused')}</span>{' '}
          <span className={`text-muted ${isAsking ? 'sr-only @5xl:not-sr-only' : ''}`}>
            {t(isAsking ? 'bookings.soundAskText' : 'bookings.soundPausedText')}
          </span>
        </p>
        {isAsking && (
          <div className="flex">
            <Button look="quiet" className="!px-3 !text-accent-text" onClick={sound.turnOn}>
              {t('bookings.turnOnSound')}
            </Button>
            <Button look="quiet" className="!px-3 !font-medium !text-muted" onClick={sound.askLater}>
              {t('bookings.notNow')}
            </Button>
          </div>
        )}
      </div>
    </aside>
  )
}

type Off = { text: string; label: string; onPress: () => void }

/**
 * Turns the sound of this device on, and silences it for a minute.
 * @param isShort only as its icon
 * @param off why nothing sounds here although it is on, and what ends that
 */
export function SoundSwitch({ isShort = false, off = null }: { isShort?: boolean; off?: Off | null }) {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters()
  const { sound } = useStaffLive()
  const { isOn, silentUntil } = sound
  const isSounding = isOn && silentUntil === null && !off
  const Icon = isSounding ? Volume2 : VolumeX
  const [label, text] = off
    ? [off.label, off.text]
    : silentUntil
      ? [
          t('bookings.soundAgain', { time: time(silentUntil.toISOString()) }),
          t('bookings.silentUntil', { time: time(silentUntil.toISOString()) }),
        ]
      : [t(isOn ? 'bookings.silence' : 'bookings.turnOnSound')]

  const press = () => {
    if (!isOn) sound.turnOn()
    if (off) return off.onPress()
    if (!isOn) return
    if (silentUntil) return sound.soundAgain()
    toast.info(t('bookings.silenced', { time: time(sound.silence().toISOString()) }), {
      description: t('bookings.silencedText'),
    })
  }
  if (isShort) {
    return (
      <IconButton look={isSounding ? 'soft' : 'quiet'} label={label} onClick={press} className="!rounded-md">
        <Icon aria-hidden className={`size-5 ${isSounding ? '' : 'text-muted'}`} />
      </IconButton>
    )
  }
  return (
    <Button aria-label={label} onClick={press} className="!px-3 font-medium">
      <Icon aria-hidden className={`size-4.5 ${isSounding ? 'text-accent-text' : 'text-muted'}`} />
      <span className="sr-only sm:not-sr-only">{text ?? label}</span>
    </Button>
  )
}
