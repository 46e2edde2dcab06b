import { useTranslation } from 'react-i18next'
import { KeyHelp } from '#kit/web/ui/key-help.tsx'
import { useKeyGroups } from '../key-groups.ts'

/** The keys of the hotel panel. */
export function StaffKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { everywhere, forms, lists } = useKeyGroups()
  const board = {
    title: t('keys.board'),
    keys: [
      { keys: ['↑', '↓', '←', '→'], does: t('keys.cards') },
      { keys: ['K', 'J', 'H', 'L'], does: t('keys.letters') },
      { keys: ['Enter'], does: t('keys.advance') },
      { keys: ['X'], does: t('keys.select') },
      { keys: ['Z'], does: t('keys.undo') },
    ],
  }
  const own = [
    { keys: ['←', '→'], does: t('keys.tabs') },
    { keys: ['Esc'], does: t('keys.drag') },
  ]
  return (
    <KeyHelp
      title={t('keys.title')}
      lead={t('keys.lead')}
      onClose={onClose}
      groups={[everywhere, board, forms, { ...lists, keys: [...lists.keys, ...own] }]}
    />
  )
}
