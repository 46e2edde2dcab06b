import { useTranslation } from 'react-i18next'
import { KeyHelp } from '#kit/web/ui/key-help.tsx'
import { useKeyGroups } from '../key-groups.ts'

/** The keys of the platform's panel. */
export function PlatformKeys({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'platform'])
  const { everywhere, forms, lists } = useKeyGroups()
  return (
    <KeyHelp
      title={t('keys.title')}
      lead={t('platform:nav.keys')}
      onClose={onClose}
      groups={[everywhere, forms, lists]}
    />
  )
}
