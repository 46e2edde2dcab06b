import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { stepTarget } from '../use-drag-order.ts'
import type { RowOrder } from '../use-row-order.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { RowGrip } from './order-buttons.tsx'

/** How a row is opened: as a form over its list, or as a page of its own. */
export type Opened =
  | { onEdit: () => void; link?: undefined }
  | { link: { to: string; search: object; state: object }; onEdit?: undefined }

type MenuProps = Opened & {
  id: string
  name: string
  order?: RowOrder | null | undefined
  onDelete: () => void
}

const iconClass = 'size-4 shrink-0 text-muted'

/** What can be done with a row, for a finger: its grip, and a menu of the rest. */
export function RowMenu({ id, name, order, onEdit, link, onDelete }: MenuProps) {
  const { t } = useTranslation('hotel-admin')
  const navigate = useNavigate()
  const menu = useId()
  const up = order && stepTarget(order.ids, id, -1)
  const down = order && stepTarget(order.ids, id, 1)
  return (
    <div className="relative ms-auto flex items-center">
      {order && <RowGrip id={id} name={name} order={order} />}
      <Menu
        id={menu}
        label={t('editor.moreOf', { name })}
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerClass="grid size-11 place-items-center rounded-md text-muted hover:bg-tint hover:text-ink"
      >
        <MenuItem onChoose={() => (link ? void navigate(link) : onEdit())}>
          <Pencil aria-hidden className={iconClass} />
          {t('editor.edit')}
        </MenuItem>
        {order && up !== undefined && (
          <MenuItem onChoose={() => order.place(id, up ?? null)}>
            <ChevronUp aria-hidden className={iconClass} />
            {t('editor.moveUp')}
          </MenuItem>
        )}
        {order && down !== undefined && (
          <MenuItem onChoose={() => order.place(id, down ?? null)}>
            <ChevronDown aria-hidden className={iconClass} />
            {t('editor.moveDown')}
          </MenuItem>
        )}
        <MenuItem onChoose={onDelete}>
          <Trash2 aria-hidden className={iconClass} />
          {t('editor.delete')}
        </MenuItem>
      </Menu>
    </div>
  )
}
