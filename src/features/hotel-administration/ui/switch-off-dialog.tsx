import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { AnyHotel } from '../contract.ts'

type SwitchOffProps = { hotel: AnyHotel; isBusy?: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before a hotel is closed to its guests and its staff. */
export function SwitchOffDialog({ hotel, isBusy = false, onConfirm, onClose }: SwitchOffProps) {
  const { name, openBookings, openServices } = hotel
  const { t } = useTranslation('platform')
  return (
    <ConfirmDialog
      isDangerous
      title={t('hotels.offTitle', { name })}
      text={t('hotels.offText')}
      confirm={t('hotels.off')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {openBookings + openServices > 0 && (
        <p className="mt-3 font-medium text-late">
          {openBookings > 0 && t('hotels.offOrders', { count: openBookings })}{' '}
          {openServices > 0 && t('hotels.remove.services', { count: openServices })}
        </p>
      )}
    </ConfirmDialog>
  )
}
