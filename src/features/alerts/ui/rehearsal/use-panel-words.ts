import { useTranslation } from 'react-i18next'
import type { HeardPanel } from '../../rehearsal-contract.ts'

/** What an open panel is called, and whether it sounded or why not. */
export function usePanelWords() {
  const { t } = useTranslation('hotel-admin')
  return ({ browser, system, sound, soundAt }: HeardPanel) => {
    const name =
      browser && system
        ? t('devices.nameOf', { browser, system })
        : (browser ?? system ?? t('account.unknownDevice'))
    const text = t(`rehearsal.sound.${sound}`)
    const more = sound === 'sounded' ? undefined : t(`rehearsal.soundHelp.${sound}`)
    return { name, text, at: soundAt, more }
  }
}
