import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { Device, Ringing } from '../contract.ts'
import { devicesApi, devicesQuery } from './api.ts'
import { useFailureWords } from './use-failure-words.ts'

const REASONS = ['sound', 'settings', 'power'] as const

/** Rings a device, and says what became of it. */
export function TryOut({ device, isOnline }: { device: Device; isOnline: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const { errorText, limitText } = useErrorText()
  const ring = useMutation({
    mutationFn: () => devicesApi.call.ring({ slug, id: device.id }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey }),
  })
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <Button disabled={!isOnline} isBusy={ring.isPending} onClick={() => ring.mutate()}>
        {!ring.isPending && <BellRing aria-hidden className="size-4.5" />}
        {t('devices.ring')}
      </Button>
      <div role="status" className="grid gap-2 empty:hidden">
        {ring.data && <Outcome ringing={ring.data} />}
        {ring.error && (
          <p className="text-late">
            {limitText(ring.error, 'other') ?? errorText(ring.error, t('devices.ringFailed'))}
          </p>
        )}
      </div>
    </div>
  )
}

function Outcome({ ringing: { outcome, at, retryAfterSeconds, failure } }: { ringing: Ringing }) {
  const { t } = useTranslation('hotel-admin')
  const { time, wait } = useFormatters()
  const failureWords = useFailureWords()
  if (outcome === 'gone') return <p className="text-late">{t('devices.gone')}</p>
  if (outcome === 'later')
    return <p className="text-late">{t('devices.later', { time: wait(retryAfterSeconds ?? 0) })}</p>
  if (outcome === 'failed')
    return <p className="text-late">{t('devices.notSent', { reason: failureWords(failure) })}</p>
  return (
    <>
      <p className="font-medium">{t('devices.sent', { time: time(at) })}</p>
      <p className="text-muted">{t('devices.ifNot')}</p>
      <ul className="list-disc space-y-1 ps-5 text-muted">
        {REASONS.map((reason) => (
          <li key={reason}>{t(`devices.reason.${reason}`)}</li>
        ))}
      </ul>
    </>
  )
}
