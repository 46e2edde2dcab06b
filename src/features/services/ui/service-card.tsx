import { Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'

type ServiceCardProps = {
  service: Service
  label: string
  isGuest: boolean
  /** What says when it is open. */
  hours: ComponentType<Pick<Service, 'category'>>
  /** What paints it over its icon. */
  picture: ComponentType<Pick<Service, 'category'>>
  onTap: () => void
}

/** One service as a tile; an unavailable one is drawn flat, with a dashed border. */
export function ServiceCard({
  service,
  label,
  isGuest,
  hours: Hours,
  picture: Picture,
  onTap,
}: ServiceCardProps) {
  const { t } = useTranslation('guest')
  const Icon = SERVICE_ICONS[service.icon]
  const isReady = isOpen(service)

  const state = () => {
    if (!service.enabled) return t('services.comingSoon')
    if (!service.isGloballyEnabled) return t('services.unavailable')
    if (!service.path) return t('services.comingSoon')
    return <Hours category={service.category} />
  }

  return (
    <button
      type="button"
      onClick={onTap}
      className={`group flex w-full flex-col overflow-hidden rounded-lg border text-start transition active:scale-[0.99] ${
        isReady ? 'border-line bg-card shadow-card hover:border-accent-text/40' : 'border-dashed border-line'
      }`}
    >
      <span
        className={`relative grid h-24 w-full place-items-center overflow-hidden md:h-28 ${
          isReady ? 'bg-tint text-accent-text' : 'text-muted'
        }`}
      >
        <Icon aria-hidden strokeWidth={1.5} className={`size-9 ${isReady ? '' : 'opacity-60'}`} />
        {isReady && <Picture category={service.category} />}
        {isReady && !isGuest && (
          <span className="absolute end-2 top-2 grid size-8 place-items-center rounded-full bg-card/90">
            <Lock aria-hidden className="size-4" />
            <span className="sr-only">{t('services.logInToUse')}</span>
          </span>
        )}
      </span>
      <span
        className={`grid w-full content-start gap-0.5 px-3.5 pb-3.5 max-[22rem]:px-2.5 ${isReady ? 'pt-3' : ''}`}
      >
        <bdi
          className={`text-[1.0625rem] leading-snug font-semibold hyphens-auto max-[22rem]:text-[0.9375rem] ${isReady ? '' : 'text-muted'}`}
        >
          {label}
        </bdi>
        <span className="text-[0.9375rem] leading-snug min-h-[1lh] text-pretty wrap-anywhere text-muted">
          {state()}
        </span>
      </span>
    </button>
  )
}
