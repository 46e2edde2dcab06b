import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type ToolsProps = {
  isUnsaved: boolean
  onDiscard: () => void
  /** How the button that saves stands to its form. */
  save: Pick<ComponentProps<typeof Button>, 'form' | 'disabled' | 'isBusy'>
}

/** That something is unsaved, with what discards it, and what saves it. */
export function SaveTools({ isUnsaved, onDiscard, save }: ToolsProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <>
      {isUnsaved && (
        <>
          <p aria-hidden className="text-muted in-[[data-bottom-bar]]:me-auto">
            {t('editor.unsaved')}
          </p>
          <Button onClick={onDiscard}>{t('editor.discardChanges')}</Button>
        </>
      )}
      <Button look="primary" type="submit" {...save}>
        {t('editor.save')}
      </Button>
    </>
  )
}

/** The same, read aloud. */
export function UnsavedStatus({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <p role="status" className="sr-only">
      {isUnsaved && t('editor.unsaved')}
    </p>
  )
}
