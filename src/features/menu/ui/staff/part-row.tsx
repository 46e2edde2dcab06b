import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { DragOrder } from '#kit/web/use-drag-order.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { DayPart } from '../../parts-contract.ts'
import { DayBar } from './day-bar.tsx'
import { usePartWords } from './use-part-words.ts'

type RowProps = {
  part: DayPart
  ids: readonly string[]
  order: DragOrder
  dishCount: number
  onPlace: (id: string, beforeId: string | null) => void
  onEdit: () => void
  onDelete: () => void
}

/** A part of the day: its name, its hours, and how many dishes are served in it. */
export function PartRow({ part, ids, order, dishCount, onPlace, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const name = useLocalized()(part.name)
  const wordsOf = usePartWords()
  const { id } = part
  const labels = {
    drag: t('menu.drag', { name }),
    up: t('menu.up', { name }),
    down: t('menu.down', { name }),
  }
  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ps-4 pe-2 ${order.rowClass(id)}`}
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <button
            type="button"
            onClick={onEdit}
            className="max-w-full min-h-6 text-start text-[0.9375rem] font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </button>
          <span className="tabular text-muted">{wordsOf(part)}</span>
          {dishCount > 0 ? (
            <Badge>{t('menu.options.on', { count: dishCount })}</Badge>
          ) : (
            <Badge tone="wait">{t('menu.parts.onNone')}</Badge>
          )}
          {OTHER_LANGUAGES.filter((language) => !part.name[language]?.trim()).map((language) => (
            <Badge key={language} tone="wait">
              <span className="text-xs">{t(`menu.missing.${language}`)}</span>
            </Badge>
          ))}
        </div>
        <DayBar span={part} />
      </div>
      <div className="ms-auto flex items-center">
        <OrderButtons id={id} ids={ids} labels={labels} order={order} onPlace={onPlace} />
        <IconButton look="quiet" label={t('menu.edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton look="quiet" label={t('menu.delete', { name })} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
