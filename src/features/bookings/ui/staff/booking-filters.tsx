import { FileDown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { PAYMENTS, STATUSES } from './booking-choices.ts'
import { useBookingsAddress } from './use-bookings-address.ts'

/** The filters, kept in the URL, and the export button. */
export function BookingFilters({ onExport }: { onExport: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { scope, status, payment, isNarrowed, go, showAll } = useBookingsAddress()
  const nameOf = (one: string) =>
    scope === 'ongoing'
      ? t(`bookings.status.${one as (typeof STATUSES)['ongoing'][number]}`)
      : t(`bookings.state.${one as (typeof STATUSES)['previous'][number]}`)
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <Filter
        label={t(scope === 'ongoing' ? 'details.statusLabel' : 'bookings.column.outcome')}
        all={t(scope === 'ongoing' ? 'bookings.anyStatus' : 'bookings.anyOutcome')}
        value={status}
        choices={STATUSES[scope].map((key) => ({ key, name: nameOf(key) }))}
        onChoose={(wanted) => void go({ status: wanted })}
      />
      <Filter
        label={t('details.paymentLabel')}
        all={t('bookings.anyPayment')}
        value={payment}
        choices={PAYMENTS.map((key) => ({ key, name: t(key === 'paid' ? 'common:paid' : 'common:notPaid') }))}
        onChoose={(wanted) => void go({ payment: wanted })}
      />
      {isNarrowed && (
        <Button look="quiet" size="sm" onClick={() => void showAll()} className="max-sm:!px-2">
          <X aria-hidden className="size-4 text-muted" />
          <span className="max-sm:sr-only">{t('bookings.showAll')}</span>
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        aria-label={t('bookings.export.open')}
        onClick={onExport}
        className="ms-auto max-sm:!px-2 pointer-coarse:min-h-11"
      >
        <FileDown aria-hidden className="size-4.5 text-muted" />
        <span className="max-sm:sr-only">{t('bookings.export.open')}</span>
      </Button>
    </div>
  )
}

type FilterProps = {
  label: string
  all: string
  value: string | null
  choices: { key: string; name: string }[]
  onChoose: (key: string) => void
}

function Filter({ label, all, value, choices, onChoose }: FilterProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className={`min-h-9 rounded-sm border ps-3 pointer-coarse:min-h-11 ${value ? 'border-accent bg-tint font-semibold text-accent-text' : 'border-line bg-card'}`}
    >
      <option value="">{all}</option>
      {choices.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  )
}
