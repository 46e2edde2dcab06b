import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { AnyHotel } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'

type DialogProps = { hotel: AnyHotel; timeZone: string; onConfirm: () => void; onClose: () => void }

/** Shows what a change of time zone affects, before it is saved (OP-18). */
export function NewZoneDialog({ hotel, timeZone, onConfirm, onClose }: DialogProps) {
  const { t } = useTranslation(['platform', 'common'])
  const input = { id: hotel.id, timeZone }
  const { data } = useQuery({
    ...hotelAdministrationApi.query.previewTimeZone.queryOptions({ input }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      title={t('hotels.zone.title')}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button look="primary" disabled={!data} onClick={onConfirm}>
            {t('hotels.zone.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <dl className="grid gap-3 rounded-md border border-line bg-ground p-3.5">
          <Clock label={t('hotels.zone.before')} timeZone={hotel.timeZone} />
          <Clock label={t('hotels.zone.after')} timeZone={timeZone} />
        </dl>
        <p aria-live="polite">
          {!data && t('common:loading')}
          {data?.guests === 0 && t('hotels.zone.noGuests')}
          {data && data.guests > 0 && t('hotels.zone.guests', { count: data.guests })}
        </p>
        {data && data.appointments > 0 && (
          <p>{t('hotels.zone.appointments', { count: data.appointments })}</p>
        )}
        <p className="text-muted">{t('hotels.zone.text')}</p>
      </div>
    </Dialog>
  )
}

function Clock({ label, timeZone }: { label: string; timeZone: string }) {
  const { date, time } = useFormatters('USD', timeZone)
  const now = useNow(30).toISOString()
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">
        {label} <bdi>({timeZone.replaceAll('_', ' ')})</bdi>
      </dt>
      <dd className="tabular font-medium">
        {date(now)} <bdi>{time(now)}</bdi>
      </dd>
    </div>
  )
}
