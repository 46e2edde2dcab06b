import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import type { MenuActions } from './use-menu-actions.ts'

type DeleteProps = {
  item: StaffMenuItem
  remove: MenuActions['remove']
  onDeleted?: () => void
  onClose: () => void
}

/** Asks before a dish leaves the menu. */
export function DeleteDish({ item, remove, onDeleted, onClose }: DeleteProps) {
  const { t } = useTranslation('hotel-admin')
  const name = useLocalized()(item.name)
  return (
    <ConfirmDialog
      title={t('menu.confirm.deleteTitle', { name })}
      text={t('menu.confirm.deleteText', { name })}
      confirm={t('menu.confirm.delete')}
      isDangerous
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(item, { ...(onDeleted ? { onSuccess: onDeleted } : {}), onSettled: onClose })
      }
    />
  )
}
