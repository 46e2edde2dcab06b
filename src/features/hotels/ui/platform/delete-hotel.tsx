import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import type { AnyHotel } from '../../contract.ts'

type DeleteProps = { hotel: AnyHotel; isBusy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks for the slug before a hotel and all that is in it goes (HOT-05). */
export function DeleteHotelDialog({ hotel: { name, slug }, isBusy, onConfirm, onClose }: DeleteProps) {
  const { t } = useTranslation(['platform', 'common'])
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim() === slug
  return (
    <Dialog
      title={t('hotels.remove.title')}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button look="danger" type="submit" form="delete-hotel" disabled={!isConfirmed} isBusy={isBusy}>
            {t('hotels.remove.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="delete-hotel"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isConfirmed && !isBusy) onConfirm()
        }}
      >
        <p>{t('hotels.remove.text', { name })}</p>
        <p className="text-muted">{t('hotels.remove.grace')}</p>
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
