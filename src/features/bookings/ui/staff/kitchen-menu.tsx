import { ChefHat, PhoneCall, Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'

type MenuProps = { onPhone: () => void; onPause: () => void }

/** What the kitchen does besides its orders. */
export function KitchenMenu({ onPhone, onPause }: MenuProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Menu
      id="kitchen-menu"
      label={t('bookings.kitchenMenu')}
      trigger={<ChefHat aria-hidden className="size-5" />}
      triggerClass={`${buttonClass('quiet', 'icon')} !rounded-md`}
    >
      <MenuItem onChoose={onPhone}>
        <PhoneCall aria-hidden className="size-4.5 shrink-0 text-muted" />
        {t('bookings.phone.open')}
      </MenuItem>
      <MenuItem onChoose={onPause}>
        <Timer aria-hidden className="size-4.5 shrink-0 text-muted" />
        {t('bookings.pause.open')}
      </MenuItem>
    </Menu>
  )
}
