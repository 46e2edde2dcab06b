import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './dialog.tsx'

type QuestionProps = {
  title?: string
  /** What has not been saved; by default, what was changed. */
  text?: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks whether what was typed into a form or a dialog may be lost. */
export function DiscardQuestion({ title, text, onKeep, onDiscard }: QuestionProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <ConfirmDialog
      isDangerous
      title={title ?? t('discard.title')}
      text={text ?? t('discard.text')}
      confirm={t('discard.confirm')}
      dismiss={t('discard.keep')}
      onClose={onKeep}
      onConfirm={onDiscard}
    />
  )
}
