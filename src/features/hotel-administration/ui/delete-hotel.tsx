import { useTranslation } from 'react-i18next'
import type { AnyHotel } from '../contract.ts'
import { TypeSlugDialog } from './type-slug-dialog.tsx'

type DeleteProps = { hotel: AnyHotel; isBusy: boolean; onConfirm: () => void; onClose: () => void }

/** HOT-05. */
export function DeleteHotelDialog({ hotel: { name, slug, openServices }, ...asking }: DeleteProps) {
  const { t } = useTranslation('platform')
  return (
    <TypeSlugDialog
      title={t('hotels.remove.title')}
      slug={slug}
      confirm={t('hotels.remove.confirm')}
      {...asking}
    >
      <p>{t('hotels.remove.text', { name })}</p>
      {openServices > 0 && (
        <p className="font-medium text-late">{t('hotels.remove.services', { count: openServices })}</p>
      )}
      <p className="text-muted">{t('hotels.remove.grace')}</p>
    </TypeSlugDialog>
  )
}
