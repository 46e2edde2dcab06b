import { useTranslation } from 'react-i18next'
import { Select } from '#kit/web/ui/select.tsx'
import { SORT_KEYS } from '../contract.ts'
import { useGuestsAddress } from './use-guests-address.ts'

/** A phone's rows have no column headers to sort by. */
export function SortChoice() {
  const { t } = useTranslation('hotel-admin')
  const { order, go } = useGuestsAddress()
  return (
    <Select
      aria-label={t('guests.sortBy')}
      value={order.by}
      onChange={({ target }) => {
        const by = SORT_KEYS.find((key) => key === target.value)
        if (by) void go({ order: { by, isDescending: by === 'created' } })
      }}
      className="min-h-11 rounded-md bg-card pe-10 text-muted"
    >
      {SORT_KEYS.map((key) => (
        <option key={key} value={key}>
          {t('guests.sortedBy', { column: t(`guests.column.${key}`) })}
        </option>
      ))}
    </Select>
  )
}
