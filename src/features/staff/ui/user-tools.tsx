import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SupportButton } from '#features/support-access/ui/support-button.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { HotelAdmin } from '../contract.ts'

export type UserTasks = {
  onSwitch: (user: HotelAdmin, isActive: boolean) => void
  onEdit: (user: HotelAdmin) => void
  onReset: (user: HotelAdmin) => void
  onRemove: (user: HotelAdmin) => void
}

/** Who is active is said to be so only where it lets them sign in. */
const HELD = { active: 'active', inactive: 'hotelOff', deleted: 'hotelDeleted' } as const

type ToolProps = UserTasks & { user: HotelAdmin }

export function ActiveToggle({ user, onSwitch }: ToolProps) {
  const { t } = useTranslation('platform')
  return (
    <Toggle
      isOn={user.isActive}
      label={t('users.toggle', { name: user.fullName })}
      on={t(`users.${HELD[user.hotelState]}`)}
      isHeld={user.hotelState !== 'active'}
      off={t('users.inactive')}
      onChange={(isActive) => onSwitch(user, isActive)}
    />
  )
}

/** Edit, reset password, visit the hotel; and, once the user is deactivated, remove. */
export function UserTools({ user, onEdit, onReset, onRemove }: ToolProps) {
  const { t } = useTranslation('platform')
  const { hotelId, hotelName } = user
  return (
    <div className="flex min-h-11 justify-end">
      <IconButton
        look="quiet"
        label={t('users.edit', { name: user.fullName })}
        onClick={() => onEdit(user)}
        className="!rounded-md"
      >
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        look="quiet"
        label={t('users.reset', { name: user.fullName })}
        onClick={() => onReset(user)}
        className="!rounded-md"
      >
        <KeyRound aria-hidden className="size-4.5" />
      </IconButton>
      {!user.isActive && (
        <IconButton
          look="quiet"
          label={t('users.remove', { name: user.fullName })}
          onClick={() => onRemove(user)}
          className="!rounded-md hover:text-late"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      )}
      {hotelName && <SupportButton hotel={{ id: hotelId, name: hotelName }} />}
    </div>
  )
}
