import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DELAYS, PAUSES } from '#features/kitchen/rules.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { promiseQuery, useKitchen, useKitchenControl } from './use-kitchen.ts'

/** Takes no orders for a while, or promises them later. */
export function PauseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const kitchen = useKitchen()
  const { data: promised } = useQuery(promiseQuery(slug))
  const { pause, delay, isBusy } = useKitchenControl()
  return (
    <Dialog title={t('bookings.pause.title')} onClose={onClose}>
      <div className="grid gap-6">
        <section aria-labelledby="pause" className="grid gap-2">
          <h3 id="pause" className="font-semibold">
            {t('bookings.pause.orders')}
          </h3>
          <p className="text-muted">{t('bookings.pause.ordersText')}</p>
          <div className="mt-1 grid grid-cols-3 gap-2">
            {PAUSES.map((minutes) => (
              <Button
                key={minutes}
                isBusy={isBusy}
                onClick={() => {
                  pause(minutes)
                  onClose()
                }}
              >
                {t('bookings.minutes', { minutes })}
              </Button>
            ))}
          </div>
        </section>
        <section aria-labelledby="delay" className="grid gap-2 border-t border-line pt-5">
          <h3 id="delay" className="font-semibold">
            {t('bookings.pause.delay')}
          </h3>
          <p className="text-muted">{t('bookings.pause.delayText')}</p>
          <Segments
            label={t('bookings.pause.delay')}
            choices={DELAYS.map((minutes) => ({
              value: minutes,
              text: minutes > 0 ? `+${minutes}` : t('bookings.pause.usual'),
            }))}
            chosen={DELAYS.find((delay) => delay === kitchen?.delayMinutes) ?? 0}
            onChoose={(minutes) => !isBusy && minutes !== kitchen?.delayMinutes && delay(minutes)}
            className="mt-1"
          />
          <p role="status" className="tabular min-h-6 font-medium">
            {promised && t('bookings.pause.promised', { minutes: promised.minutes })}
          </p>
        </section>
      </div>
    </Dialog>
  )
}
