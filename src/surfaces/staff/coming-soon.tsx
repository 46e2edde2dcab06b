import { Link, useLocation } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { useTitle } from '#kit/web/title.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { FIRST_ENTRIES, LAST_ENTRIES, SERVICE_AREAS } from './staff-entries.ts'

const OTHER_ENTRIES = [...FIRST_ENTRIES, ...LAST_ENTRIES, { key: 'menu', icon: Hammer }] as const

/** An area that is announced and not open yet (HAS-05). */
export function ComingSoon() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const textsOf = useCategoryTexts()
  const { slug, name } = useHotel()
  const path = useLocation({
    select: ({ pathname }) => pathname.replace(/\/+$/, '').split('/admin/')[1] ?? '',
  })
  const [folder, key] = path.split('/')
  const service = key ? SERVICE_AREAS.find((area) => area.key === key) : undefined
  const other = OTHER_ENTRIES.find((entry) => entry.key === folder)
  const Icon = service?.icon ?? other?.icon ?? Hammer
  const group = folder === 'bookings' ? t('nav.serviceBookings') : t('nav.servicePages')
  const title = service
    ? textsOf(service.category).name
    : other
      ? t(`nav.${other.key}`)
      : t('common:comingSoon')
  useTitle(title, name)

  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] place-items-center p-6 md:min-h-dvh">
      <div className="grid max-w-md justify-items-center gap-5 text-center">
        <span className="grid size-16 place-items-center rounded-lg bg-tint text-accent-text">
          <Icon aria-hidden className="size-7" />
        </span>
        <div className="grid gap-1.5">
          {service && <p className="text-muted">{group}</p>}
          <h1 data-centered className="text-2xl font-semibold tracking-tight">
            {title}
          </h1>
        </div>
        <p className="rounded-full bg-wait-tint px-3.5 py-1 font-semibold text-wait">
          {t('common:comingSoon')}
        </p>
        <p className="text-base text-muted">
          {service ? t('soon.service', { service: title }) : t('soon.area')} {t('soon.meanwhile')}
        </p>
        <Link
          to="/hotelly/$slug/admin/bookings/room-service"
          params={{ slug }}
          className={buttonClass('primary')}
        >
          {t('soon.toBookings')}
        </Link>
      </div>
    </div>
  )
}
