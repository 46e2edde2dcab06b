import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import type { KitchenFormState } from './use-kitchen-form.ts'

/** Whether orders are taken at any time, or between two times of the day. */
export function KitchenHours({ form: { edits, wrong } }: { form: KitchenFormState }) {
  const { t } = useTranslation('hotel-admin')
  const { timeZone } = useHotel()
  const { fields, saved, change } = edits
  const { hours } = fields
  return (
    <Panel
      title={t('menu.kitchen.hours')}
      text={t('menu.kitchen.hoursText', { zone: timeZone.replaceAll('_', ' ') })}
    >
      <Segments
        label={t('menu.kitchen.hours')}
        choices={[
          { value: 'always', text: t('menu.kitchen.always') },
          { value: 'certain', text: t('menu.kitchen.certain') },
        ]}
        chosen={hours ? 'certain' : 'always'}
        onChoose={(way) =>
          change({ hours: way === 'always' ? null : (saved.hours ?? { opens: '07:00', closes: '23:00' }) })
        }
        className="max-w-md"
      />
      {hours && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <TimeField
            label={t('menu.kitchen.opens')}
            value={hours.opens}
            error={wrong.opens ? t('menu.parts.needTime') : undefined}
            onChange={(opens) => change({ hours: { ...hours, opens } })}
          />
          <TimeField
            label={t('menu.kitchen.closes')}
            value={hours.closes}
            error={wrong.closes ? t('menu.parts.needTime') : undefined}
            onChange={(closes) => change({ hours: { ...hours, closes } })}
          />
          <p className="col-span-2 text-sm text-muted">{t('menu.parts.spanHint')}</p>
        </div>
      )}
    </Panel>
  )
}
