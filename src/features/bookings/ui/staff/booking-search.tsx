import { useTranslation } from 'react-i18next'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { useBookingsAddress } from './use-bookings-address.ts'

/** Search by room, name or order id; kept in the URL. */
export function BookingSearch() {
  const { t } = useTranslation('hotel-admin')
  const { search, go } = useBookingsAddress()
  return (
    <SearchField
      label={t('bookings.search')}
      clearLabel={t('bookings.clearSearch')}
      search={search}
      onSearch={(wanted) => void go({ search: wanted })}
      className="order-4 w-full sm:order-none sm:w-auto sm:min-w-52 sm:flex-1 sm:max-w-80 lg:ms-auto min-[88rem]:ms-0"
    />
  )
}
