import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, ExternalLink, LifeBuoy, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSupport } from '#features/support-access/ui/support-button.tsx'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import type { AnyHotel } from '../contract.ts'

type ToolsProps = { hotel: AnyHotel; onDelete: () => void }

const EDIT = '/hotelly/internal/admin/hotels/$hotelId/edit'

/** In a narrow table they stand in the menu instead, that to the guests' pages first. */
const link = `${buttonClass('quiet', 'sm')} pointer-coarse:min-h-11`

/** What can be done with a hotel (HOT-03): the two usual things by name, the rest in a menu. */
export function HotelTools({ hotel, onDelete }: ToolsProps) {
  const { t } = useTranslation('platform')
  const menuId = useId()
  const navigate = useNavigate()
  const support = useSupport(hotel)
  const { id, name, slug, isActive } = hotel
  const guestApp = `/hotelly/${slug}`
  return (
    <div className="flex flex-wrap items-center justify-end @4xl:flex-nowrap">
      <a
        href={guestApp}
        target="_blank"
        rel="noopener"
        aria-label={t('hotels.openGuestApp', { name })}
        className={`${link} @max-6xl:hidden`}
      >
        {t('hotels.guestApp')}
        <ExternalLink aria-hidden className="size-3.5 text-muted rtl:-scale-x-100" />
      </a>
      <Link
        to={EDIT}
        params={{ hotelId: id }}
        aria-label={t('hotels.edit', { name })}
        className={`${link} @max-4xl:hidden`}
      >
        <Pencil aria-hidden className="size-3.5 text-muted" />
        {t('hotels.editShort')}
      </Link>
      <Menu
        id={menuId}
        label={t('hotels.more', { name })}
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerClass="grid size-11 shrink-0 place-items-center rounded-md hover:bg-tint"
      >
        <div className="hidden @max-6xl:contents">
          <MenuItem onChoose={() => open(guestApp, '_blank', 'noopener')}>
            <ExternalLink aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
            {t('hotels.guestApp')}
          </MenuItem>
        </div>
        <div className="hidden @max-4xl:contents">
          <MenuItem onChoose={() => void navigate({ to: EDIT, params: { hotelId: id } })}>
            <Pencil aria-hidden className="size-4 shrink-0 text-muted" />
            {t('hotels.editShort')}
          </MenuItem>
        </div>
        <MenuItem
          onChoose={() => void navigate({ to: '/hotelly/internal/admin/hotels/new', search: { from: id } })}
        >
          <Copy aria-hidden className="size-4 shrink-0 text-muted" />
          {t('hotels.copyShort')}
        </MenuItem>
        {isActive && (
          <MenuItem onChoose={support.open}>
            <LifeBuoy aria-hidden className="size-4 shrink-0 text-muted" />
            {t(support.isHere ? 'hotels.supportBack' : 'hotels.support')}
          </MenuItem>
        )}
        {!isActive && (
          <MenuItem onChoose={onDelete}>
            <Trash2 aria-hidden className="size-4 shrink-0 text-late" />
            {t('hotels.remove.confirm')}
          </MenuItem>
        )}
      </Menu>
      {support.dialog}
    </div>
  )
}
