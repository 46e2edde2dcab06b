import { ChevronRight, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../contract.ts'
import { SERVICE_ICONS } from './service-icons.ts'

type ServiceCardProps = { service: Service; label: string; isGuest: boolean; onTap: () => void }

/** One service; an unavailable one is drawn flat, with a dashed border. */
export function ServiceCard({ service, label, isGuest, onTap }: ServiceCardProps) {
  const { t } = useTranslation('guest')
  const Icon = SERVICE_ICONS[service.icon]
  const isReady = service.enabled && service.isGloballyEnabled && service.path !== null

  const state = () => {
    if (!service.enabled) return t('services.comingSoon')
    if (!service.isGloballyEnabled) return t('services.unavailable')
    if (!service.path) return t('services.comingSoon')
    if (!isGuest) return t('services.logInToUse')
    return service.icon === 'UtensilsCrossed' ? t('services.roomServiceText') : t('services.open')
  }

  return (
    <button
      type="button"
      onClick={onTap}
      className={`group flex min-h-20 w-full items-center gap-4 narrow:flex-col narrow:items-start rounded-lg border p-4 text-start transition active:scale-[0.99] ${
        isReady ? 'border-line bg-card shadow-card hover:border-accent-text/40' : 'border-dashed border-line'
      }`}
    >
      <span
        className={`grid size-13 shrink-0 place-items-center rounded-md ${
          isReady ? 'bg-accent text-on-accent' : 'bg-line/45 text-muted'
        }`}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="grid min-w-0 grow gap-0.5">
        <bdi className={`text-[1.0625rem] font-semibold ${isReady ? '' : 'text-muted'}`}>{label}</bdi>
        <span className="text-[0.9375rem] text-pretty text-muted">{state()}</span>
      </span>
      {isReady && !isGuest && <Lock aria-hidden className="size-5 shrink-0 text-muted" />}
      {isReady && isGuest && (
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-muted transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      )}
    </button>
  )
}
