import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAnythingUnsaved } from '../use-leave-guard.ts'
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

/** Does what leaves the page without going anywhere, such as signing out, and asks first where something is unsaved. */
export function useDiscardFirst(act: () => void): { act: () => void; question: ReactNode } {
  const [isAsked, setIsAsked] = useState(false)
  const discard = () => {
    setIsAsked(false)
    act()
  }
  return {
    act: () => (isAnythingUnsaved() ? setIsAsked(true) : act()),
    question: isAsked && <DiscardQuestion onKeep={() => setIsAsked(false)} onDiscard={discard} />,
  }
}
