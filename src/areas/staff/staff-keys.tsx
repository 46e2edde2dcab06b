import { useTranslation } from 'react-i18next'
import { modifierKey } from '#kit/web/keyboard.ts'
import { KeyHelp } from '#kit/web/ui/key-help.tsx'

/** The keys of the hotel panel. */
export function StaffKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const modifier = modifierKey()
  return (
    <KeyHelp
      title={t('keys.title')}
      lead={t('keys.lead')}
      onClose={onClose}
      groups={[
        {
          title: t('keys.everywhere'),
          keys: [
            { keys: [modifier, 'K'], does: t('keys.palette') },
            { keys: ['/'], does: t('keys.search') },
            { keys: ['?'], does: t('keys.help') },
            { keys: ['Esc'], does: t('keys.close') },
          ],
        },
        {
          title: t('keys.board'),
          keys: [
            { keys: ['↑', '↓', '←', '→'], does: t('keys.cards') },
            { keys: ['K', 'J', 'H', 'L'], does: t('keys.letters') },
            { keys: ['Enter'], does: t('keys.advance') },
            { keys: ['X'], does: t('keys.select') },
          ],
        },
        { title: t('keys.forms'), keys: [{ keys: [modifier, 'S'], does: t('keys.save') }] },
        {
          title: t('keys.lists'),
          keys: [
            { keys: ['↑', '↓'], does: t('keys.move') },
            { keys: ['Enter'], does: t('keys.choose') },
            { keys: ['←', '→'], does: t('keys.tabs') },
            { keys: ['Esc'], does: t('keys.drag') },
          ],
        },
      ]}
    />
  )
}
