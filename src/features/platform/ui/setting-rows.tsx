import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import { Switch } from '#kit/web/ui/switch.tsx'
import type { FeatureFlag, GlobalService } from '../contract.ts'
import { useMoment, useSettingNames } from './setting-names.ts'
import { useSwitchFlag, useSwitchService } from './use-settings.ts'

type RowProps = {
  icon: LucideIcon
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  children: ReactNode
}

function SettingRow({ icon: Icon, name, isOn, onSwitch, children }: RowProps) {
  const { t } = useTranslation('platform')
  const id = useId()
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-md ${isOn ? 'bg-tint text-accent-text' : 'bg-line/45 text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={id} className="font-semibold">
          {name}
        </h3>
        {children}
      </div>
      <span
        aria-hidden
        className={`text-sm font-semibold max-sm:hidden ${isOn ? 'text-good' : 'text-muted'}`}
      >
        {t(isOn ? 'settings.on' : 'settings.off')}
      </span>
      <Switch aria-labelledby={id} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}

/** SET-04. */
export function ServiceRow({ service }: { service: GlobalService }) {
  const { nameOfService, textOfService } = useSettingNames()
  const change = useSwitchService()
  return (
    <SettingRow
      icon={SERVICE_ICONS[service.icon]}
      name={nameOfService(service)}
      isOn={service.enabled}
      onSwitch={(enabled) => change.mutate({ service, enabled })}
    >
      <p className="text-muted">{textOfService(service)}</p>
    </SettingRow>
  )
}

/** SET-06. */
export function FlagRow({ flag }: { flag: FeatureFlag }) {
  const { t } = useTranslation('platform')
  const { nameOfFlag, textOfFlag } = useSettingNames()
  const moment = useMoment()
  const change = useSwitchFlag()
  return (
    <SettingRow
      icon={Flag}
      name={nameOfFlag(flag)}
      isOn={flag.enabled}
      onSwitch={(enabled) => change.mutate({ flag, enabled })}
    >
      <p className="text-muted">{textOfFlag(flag)}</p>
      <p className="text-sm text-muted">{t('settings.lastUpdated', { moment: moment(flag.updatedAt) })}</p>
    </SettingRow>
  )
}
