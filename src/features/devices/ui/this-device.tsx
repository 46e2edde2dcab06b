import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useOnline } from '#kit/web/use-online.ts'
import type { Obstacle } from '#kit/web/push/obstacle.ts'
import type { Device } from '../contract.ts'
import { DeviceForm } from './device-form.tsx'
import { ObstacleWords } from './obstacle-words.tsx'
import { TryOut } from './try-out.tsx'
import { useTurnOn } from './use-this-device.ts'

type ThisDeviceProps = {
  obstacle: Obstacle | null
  /** This browser among the hotel's devices: null where it is none, undefined while that is unknown. */
  device: Device | null | undefined
}

/** The browser in front of which somebody sits: lets it ring, and tries it out. */
export function ThisDevice({ obstacle, device }: ThisDeviceProps) {
  const { t } = useTranslation('hotel-admin')
  const isOnline = useOnline()
  const { turnOn } = useTurnOn()
  return (
    <Panel title={t('devices.this')} text={t('devices.thisText')}>
      {!isOnline && <p className="text-late">{t('devices.offline')}</p>}
      {obstacle && <ObstacleWords obstacle={obstacle} />}
      {!obstacle && device === undefined && <Skeleton className="h-11" />}
      {!obstacle && device === null && (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={!isOnline}
          isBusy={turnOn.isPending}
          onClick={() => turnOn.mutate()}
        >
          {!turnOn.isPending && <BellRing aria-hidden className="size-4.5" />}
          {t('devices.turnOn')}
        </Button>
      )}
      {!obstacle && device && (
        <>
          <DeviceForm device={device} isOnline={isOnline} />
          <TryOut device={device} isOnline={isOnline} />
        </>
      )}
    </Panel>
  )
}
