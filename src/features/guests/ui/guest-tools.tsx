import { Ellipsis, IdCard, KeyRound, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import type { Guest } from '../contract.ts'
import { useGuestStatus } from './guest-words.tsx'

export type Task = 'edit' | 'delete' | 'unlock' | 'card' | 'code'
export type OnTask = (task: Task, guest: Guest) => void

type ToolsProps = { guest: Guest; isCompact?: boolean; onTask: OnTask }

/** The actions for one guest; all of them in the menu where there is little room. */
export function GuestTools({ guest, isCompact = false, onTask }: ToolsProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const canSignIn = useGuestStatus(guest) === 'active'
  const named = { name: guest.loginName, room: guest.roomNumber }
  return (
    <div className="flex justify-end">
      {!isCompact && (
        <>
          <IconButton
            look="quiet"
            label={t('guests.edit', named)}
            onClick={() => onTask('edit', guest)}
            className="!rounded-md"
          >
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton
            look="quiet"
            label={t('guests.delete', named)}
            onClick={() => onTask('delete', guest)}
            className="!rounded-md hover:text-late"
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </>
      )}
      <Menu
        id={id}
        label={t('guests.more', named)}
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerClass="grid size-11 place-items-center rounded-md hover:bg-tint"
      >
        {isCompact && (
          <MenuItem onChoose={() => onTask('edit', guest)}>
            <Pencil aria-hidden className="size-4 text-muted" />
            {t('guests.editTitle')}
          </MenuItem>
        )}
        <MenuItem onChoose={() => onTask('card', guest)}>
          <IdCard aria-hidden className="size-4 text-muted" />
          {t('guests.card')}
        </MenuItem>
        {canSignIn && (
          <MenuItem onChoose={() => onTask('code', guest)}>
            <KeyRound aria-hidden className="size-4 text-muted" />
            {t('guests.code')}
          </MenuItem>
        )}
        <MenuItem onChoose={() => onTask('unlock', guest)}>
          <LockOpen aria-hidden className="size-4 text-muted" />
          {t('guests.unlock')}
        </MenuItem>
        {isCompact && (
          <MenuItem onChoose={() => onTask('delete', guest)}>
            <Trash2 aria-hidden className="size-4 text-muted" />
            {t('guests.deleteConfirm')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
