import { useTranslation } from 'react-i18next'
import { modifierKey } from '#kit/web/keyboard.ts'
import { KeyHelp } from '#kit/web/ui/key-help.tsx'

/** The keys of the platform area. */
export function PlatformKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'platform'])
  const modifier = modifierKey()
  return (
    <KeyHelp
      title={t('keys.title')}
      lead={t('platform:nav.keys')}
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
        { title: t('keys.forms'), keys: [{ keys: [modifier, 'S'], does: t('keys.save') }] },
        {
          title: t('keys.lists'),
          keys: [
            { keys: ['↑', '↓'], does: t('keys.move') },
            { keys: ['Enter'], does: t('keys.choose') },
          ],
        },
      ]}
    />
  )
}
