import { Ellipsis, IdCard, KeyRound, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import type { Guest } from '../contract.ts'
import { useGuestStatus } from './guest-words.tsx'

const TASKS = ['edit', 'card', 'code', 'unlock', 'delete'] as const
export type Task = (typeof TASKS)[number]
export type OnTask = (task: Task, guest: Guest) => void

const LOOK = {
  edit: { Icon: Pencil, name: 'guests.editTitle', fullName: 'guests.edit' },
  card: { Icon: IdCard, name: 'guests.card' },
  code: { Icon: KeyRound, name: 'guests.code' },
  unlock: { Icon: LockOpen, name: 'guests.unlock' },
  delete: { Icon: Trash2, name: 'guests.deleteConfirm', fullName: 'guests.delete' },
} as const
const BUTTONS = ['edit', 'delete'] as const

type ToolsProps = { guest: Guest; isCompact?: boolean; onTask: OnTask }

/** The actions for one guest; all of them in the menu where there is little room. */
export function GuestTools({ guest, isCompact = false, onTask }: ToolsProps) {
  const { t } = useTranslation('hotel-admin')
  const id = useId()
  const canSignIn = useGuestStatus(guest) === 'active'
  const named = { name: guest.loginName, room: guest.roomNumber }
  const isButton = (task: Task) => !isCompact && BUTTONS.some((button) => button === task)
  const inMenu = TASKS.filter((task) => !isButton(task) && (task !== 'code' || canSignIn))
  return (
    <div className="flex justify-end">
      {BUTTONS.filter(isButton).map((task) => {
        const { Icon, fullName } = LOOK[task]
        return (
          <IconButton
            key={task}
            look="quiet"
            label={t(fullName, named)}
            onClick={() => onTask(task, guest)}
            className={`calm-tool !rounded-md ${task === 'delete' ? 'hover:text-late' : ''}`}
          >
            <Icon aria-hidden className="size-4.5" />
          </IconButton>
        )
      })}
      <Menu
        id={id}
        label={t('guests.more', named)}
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerClass="grid size-11 place-items-center rounded-md hover:bg-tint"
      >
        {inMenu.map((task) => {
          const { Icon, name } = LOOK[task]
          return (
            <MenuItem key={task} onChoose={() => onTask(task, guest)}>
              <Icon aria-hidden className="size-4 text-muted" />
              {t(name)}
            </MenuItem>
          )
        })}
      </Menu>
    </div>
  )
}
