import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'

type SwitchOffProps = { name: string; isBusy?: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before a hotel is closed to its guests and its staff. */
export function SwitchOffDialog({ name, isBusy = false, onConfirm, onClose }: SwitchOffProps) {
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
    />
  )
}
