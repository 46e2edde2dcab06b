import { Download, FileDown } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { presetsOn } from '#kit/web/day-range.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { inputClass } from '#kit/web/ui/field.tsx'
import { RangeField } from '#kit/web/ui/range-field.tsx'
import { type Exported, usePeriodExport } from './use-period-export.ts'

type ExportProps<Booking, Name extends string> = Exported<Booking, Name> & {
  title: string
  lead: string
  onClose: () => void
}

/** Exports what was booked in a range of days as a file for a spreadsheet; the days are in the hotel's time zone. */
export function ExportDialog<Booking, Name extends string>({
  title,
  lead,
  onClose,
  ...exporting
}: ExportProps<Booking, Name>) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { timeZone } = useHotel()
  const { day, number } = useFormatters()
  const { errorText } = useErrorText()
  const formId = useId()
  const today = dayAt(new Date(), timeZone)
  const [period, setPeriod] = useState(presetsOn(today).week)
  const { mutate, reset, data: exported, error, isPending, read } = usePeriodExport(exporting)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(period)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(exported ? 'common:close' : 'common:cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={isPending}>
            {!isPending && <Download aria-hidden className="size-4" />}
            {t('bookings.export.download')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-muted">{lead}</p>
        <div className="grid gap-1.5">
          <RangeField
            label={t('bookings.export.days')}
            range={period}
            max={today}
            onRange={(days) => {
              reset()
              setPeriod(days)
            }}
            className={inputClass}
          />
          <p className="text-sm text-muted">
            {t('bookings.export.zone', { zone: timeZone.replaceAll('_', ' ') })}
          </p>
        </div>
        <div aria-live="polite">
          {isPending && (
            <p className="text-muted">{t('bookings.export.reading', { count: read, shown: number(read) })}</p>
          )}
          {exported === 0 && (
            <p className="rounded-md bg-wait-tint px-4 py-3 text-wait">
              <span className="block font-semibold">
                {t('bookings.export.none', { from: day(period.from), to: day(period.to) })}
              </span>
              {t('bookings.export.noneText')}
            </p>
          )}
          {exported !== undefined && exported > 0 && (
            <p className="flex items-center gap-2 rounded-md bg-good-tint px-4 py-3 font-medium text-good">
              <FileDown aria-hidden className="size-4.5 shrink-0" />
              {t('bookings.export.done', { count: exported, shown: number(exported) })}
            </p>
          )}
          {error && (
            <p className="rounded-md bg-late-tint px-4 py-3 text-late">
              <span className="block font-semibold">{t('bookings.export.failed')}</span>
              {errorText(error, '')}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
