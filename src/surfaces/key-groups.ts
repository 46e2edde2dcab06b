import { useTranslation } from 'react-i18next'
import { modifierKey } from '#kit/web/keyboard.ts'
import type { KeyGroup } from '#kit/web/ui/key-help.tsx'

/** The keys that the panels of hotels and platform share: those that work everywhere, in forms, and in lists. */
export function useKeyGroups(): Record<'everywhere' | 'forms' | 'lists', KeyGroup> {
  const { t } = useTranslation('hotel-admin')
  const modifier = modifierKey()
  return {
    everywhere: {
      title: t('keys.everywhere'),
      keys: [
        { keys: [modifier, 'K'], does: t('keys.palette') },
        { keys: ['/'], does: t('keys.search') },
        { keys: ['?'], does: t('keys.help') },
        { keys: ['Esc'], does: t('keys.close') },
      ],
    },
    forms: { title: t('keys.forms'), keys: [{ keys: [modifier, 'S'], does: t('keys.save') }] },
    lists: {
      title: t('keys.lists'),
      keys: [
        { keys: ['↑', '↓'], does: t('keys.move') },
        { keys: ['Enter'], does: t('keys.choose') },
      ],
    },
  }
}
