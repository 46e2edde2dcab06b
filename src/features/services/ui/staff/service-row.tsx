import { useTranslation } from 'react-i18next'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Switch } from '#kit/web/ui/switch.tsx'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import type { Service } from '../../contract.ts'
import { isOpen } from '../../rules.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'

type RowProps = { service: Service; label: string; order: RowOrder; onSwitch: () => void }

/** What guests meet: room service is the hotel's own to switch, another area only once the platform allows it. */
function stateOf({ path, category, enabled }: Service) {
  const isArea = category !== 'room_service'
  if (!path) return 'soon'
  if (enabled) return isArea ? 'open' : 'working'
  return isArea ? 'ready' : 'soon'
}

const rowClass =
  'flex items-center gap-2 border-b border-line bg-card py-2 ps-1 pe-3 last:border-b-0 sm:gap-3 sm:pe-4'

/** A service in the list: its position, its label for guests, and the switch. */
export function ServiceRow({ service, label, order, onSwitch }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { id, category, enabled, isGloballyEnabled } = service
  const Icon = SERVICE_ICONS[service.icon]
  const isShown = isOpen(service)
  return (
    <li data-row={id} data-service={category} className={`${rowClass} ${order.rowClass(id)}`}>
      <OrderButtons id={id} order={order} name={label} />
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-md ${isShown ? 'bg-tint text-accent-text' : 'bg-line/45 text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold">{label}</h3>
        <p className={isGloballyEnabled ? 'text-muted' : 'font-medium text-wait'}>
          {isGloballyEnabled ? t(`services.${stateOf(service)}`) : t('services.global')}
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
