import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import type { Service } from '../../contract.ts'
import { SERVICE_ICONS } from '../service-icons.ts'

type RowProps = {
  service: Service
  label: string
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  handle: ComponentProps<'span'>
  onMove: (step: 1 | -1) => void
  onSwitch: () => void
}

export function ServiceRow({
  service,
  label,
  isFirst,
  isLast,
  isDragged,
  handle,
  onMove,
  onSwitch,
}: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { id, icon, enabled, isGloballyEnabled, path } = service
  const Icon = SERVICE_ICONS[icon]
  const isShown = enabled && isGloballyEnabled
  return (
    <li
      data-row={id}
      data-service={icon}
      className={`flex items-center gap-2 border-b border-line bg-card py-2 ps-1 pe-3 last:border-b-0 sm:gap-3 sm:pe-4 ${isDragged ? 'relative z-10 rounded-md shadow-float' : ''}`}
    >
      <span
        {...handle}
        aria-hidden
        title={t('services.drag', { service: label })}
        className={`hidden h-11 w-8 touch-none place-items-center text-muted select-none sm:grid ${isDragged ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        <GripVertical className="size-4.5" />
      </span>
      <div className="flex shrink-0 max-sm:flex-col">
        <IconButton
          look="quiet"
          label={t('services.up', { service: label })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className="!size-8 !rounded-sm pointer-coarse:!size-10"
        >
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          look="quiet"
          label={t('services.down', { service: label })}
          disabled={isLast}
          onClick={() => onMove(1)}
          className="!size-8 !rounded-sm pointer-coarse:!size-10"
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
      </div>
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-md ${isShown ? 'bg-tint text-accent-text' : 'bg-line/45 text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold">{label}</h3>
        <p className={isGloballyEnabled ? 'text-muted' : 'font-medium text-wait'}>
          {isGloballyEnabled
            ? t(path && enabled ? 'services.working' : 'services.soon')
            : t('services.global')}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:flex-col sm:gap-2">
        <span aria-hidden className={`text-sm font-semibold ${isShown ? 'text-good' : 'text-muted'}`}>
          {t(enabled ? 'services.visible' : 'services.hidden')}
        </span>
        <Switch
          aria-label={`${t('services.switch', { service: label })}: ${t(enabled ? 'services.visible' : 'services.hidden')}`}
          isOn={enabled}
          disabled={!isGloballyEnabled}
          onChange={onSwitch}
        />
      </div>
    </li>
  )
}
