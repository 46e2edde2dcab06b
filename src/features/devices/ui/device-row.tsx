import { Building2, Smartphone, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { Device } from '../contract.ts'
import { useFailureWords } from './use-failure-words.ts'

/** @param onRemove null for who may only look */
export function DeviceRow({
  device,
  isThis,
  onRemove,
}: {
  device: Device
  isThis: boolean
  onRemove: (() => void) | null
}) {
  const { t } = useTranslation('hotel-admin')
  const { ago } = useFormatters()
  const failureWords = useFailureWords()
  const { name, person, place, reachedAt, failedAt, failure } = device
  const Icon = place === 'own' ? Smartphone : Building2
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {isThis && <Badge tone="good">{t('devices.thisOne')}</Badge>}
        </p>
        <p className="text-muted">
          <bdi>{person}</bdi> · {t(`devices.place.${place}`)}
        </p>
        <p className="text-muted">
          {reachedAt ? t('devices.rang', { ago: ago(reachedAt) }) : t('devices.neverRang')}
        </p>
        {failedAt && (
          <p className="text-late">
            {t('devices.failed', { ago: ago(failedAt), reason: failureWords(failure) })}
          </p>
        )}
      </div>
      {onRemove && (
        <IconButton look="quiet" label={t('devices.removeNamed', { device: name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}
