import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { THEMES, useTheme } from '../use-theme.ts'
import { Menu, MenuItem } from './menu.tsx'

const ICON = { light: Sun, dark: Moon, system: Monitor } as const

/** Chooses light, dark, or the device's setting. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const { t } = useTranslation('common')
  const { theme, choose } = useTheme()
  const id = useId()
  const Current = ICON[theme]
  return (
    <Menu
      id={id}
      label={t('theme.label', { theme: t(`theme.${theme}`) })}
      trigger={<Current aria-hidden className="size-4.5" />}
      triggerClass={`grid size-11 place-items-center rounded-full border border-line bg-card ${className}`}
    >
      {THEMES.map((choice) => {
        const Icon = ICON[choice]
        return (
          <MenuItem key={choice} isChosen={choice === theme} onChoose={() => choose(choice)}>
            <Icon aria-hidden className="size-4 text-muted" />
            {t(`theme.${choice}`)}
            {choice === theme && <Check aria-hidden className="ms-auto size-4" />}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
