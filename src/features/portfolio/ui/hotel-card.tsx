import { Link } from '@tanstack/react-router'
import { Copy, ExternalLink, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SupportButton } from '#features/support/ui/support-button.tsx'
import { buttonClass, IconButton } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { AnyHotel } from '../contract.ts'
import { OwnLogo } from './own-logo.tsx'

type CardProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void; onDelete: () => void }

const iconLink = `${buttonClass('quiet', 'icon')} !rounded-md`

/** A hotel in the list: name, contact details and actions (HOT-02, HOT-03). */
export function HotelCard({ hotel, isBusy, onSwitch, onDelete }: CardProps) {
  const { t } = useTranslation('platform')
  const { id, name, slug, isActive, contactEmail, contactPhone } = hotel
  const params = { hotelId: id }
  return (
    <li
      data-hotel={slug}
      className="grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-lg border border-line bg-card p-4 pb-2 shadow-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-3">
          <OwnLogo hotel={hotel} />
          <div className="min-w-0 flex-1">
            <h2 className="text-base leading-snug font-semibold">
              <Link
                to="/hotelly/internal/admin/hotels/$hotelId/edit"
                params={params}
                className="line-clamp-2 hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className="truncate text-muted" dir="ltr">
              <span className="block truncate rtl:text-end">/hotelly/{slug}</span>
            </p>
          </div>
          <Badge tone={isActive ? 'good' : 'neutral'}>
            {t(isActive ? 'hotels.active' : 'hotels.inactive')}
          </Badge>
        </div>
        <ContactLines email={contactEmail} phone={contactPhone} />
        <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
          <span>{t('hotels.staffCount', { count: hotel.staffCount })}</span>
          <span>{t('hotels.guestCount', { count: hotel.guestCount })}</span>
          <span>{t('hotels.openCount', { count: hotel.openBookings })}</span>
        </p>
      </div>
      <div className="-mx-1 flex items-center border-t border-line pt-1.5">
        <span className="ps-1">
          <Toggle
            isOn={isActive}
            isBusy={isBusy}
            label={t('hotels.activeOf', { name })}
            on={t('hotels.active')}
            off={t('hotels.inactive')}
            onChange={onSwitch}
          />
        </span>
        <span className="ms-auto flex">
          <a
            href={`/hotelly/${slug}`}
            target="_blank"
            rel="noopener"
            aria-label={t('hotels.openGuestApp', { name })}
            title={t('hotels.guestApp')}
            className={iconLink}
          >
            <ExternalLink aria-hidden className="size-4.5 rtl:-scale-x-100" />
          </a>
          <Link
            to="/hotelly/internal/admin/hotels/$hotelId/edit"
            params={params}
            aria-label={t('hotels.edit', { name })}
            title={t('hotels.editShort')}
            className={iconLink}
          >
            <Pencil aria-hidden className="size-4.5" />
          </Link>
          <Link
            to="/hotelly/internal/admin/hotels/new"
            search={{ from: id }}
            aria-label={t('hotels.copy', { name })}
            title={t('hotels.copy', { name })}
            className={iconLink}
          >
            <Copy aria-hidden className="size-4.5" />
          </Link>
          {isActive && <SupportButton hotel={hotel} />}
          {!isActive && (
            <IconButton
              look="quiet"
              label={t('hotels.delete', { name })}
              onClick={onDelete}
              className="!rounded-md hover:text-late"
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  )
}

function ContactLines({ email, phone }: { email: string | null; phone: string | null }) {
  const { t } = useTranslation('platform')
  if (!email && !phone) return <p className="text-muted">{t('hotels.noContact')}</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {email && (
        <li className="flex items-center gap-2">
          <Mail aria-hidden className="size-4 shrink-0 text-muted" />
          <bdi className="min-w-0 truncate">{email}</bdi>
        </li>
      )}
      {phone && (
        <li className="flex items-center gap-2">
          <Phone aria-hidden className="size-4 shrink-0 text-muted" />
          <bdi dir="ltr">{phone}</bdi>
        </li>
      )}
    </ul>
  )
}
