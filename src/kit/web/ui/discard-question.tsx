import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'

/** Asks whether what was typed into a form may be lost. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <ConfirmDialog
      title={t('menu.confirm.discardTitle')}
      text={t('menu.confirm.discardText')}
      confirm={t('menu.confirm.discard')}
      dismiss={t('menu.confirm.keep')}
      isDangerous
      onClose={onKeep}
      onConfirm={onDiscard}
    />
  )
}
