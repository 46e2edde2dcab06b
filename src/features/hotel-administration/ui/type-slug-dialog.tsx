import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'

type TypeProps = {
  title: string
  slug: string
  confirm: string
  isBusy: boolean
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks the user to type a hotel's slug before its contents are deleted. */
export function TypeSlugDialog({ title, slug, confirm, isBusy, children, onConfirm, onClose }: TypeProps) {
  const { t } = useTranslation(['platform', 'common'])
  const form = useId()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim() === slug
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button look="danger" type="submit" form={form} disabled={!isConfirmed} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed && !isBusy) onConfirm()
        }}
      >
        {children}
        <TextField
          label={t('hotels.remove.type', { slug })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </form>
    </Dialog>
  )
}
