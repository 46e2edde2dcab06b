import { Newspaper, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { DragOrder } from '#kit/web/use-drag-order.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffAnnouncement } from '../../contract.ts'
import { missingLanguages } from '../../rules.ts'

type RowProps = {
  announcement: StaffAnnouncement
  ids: readonly string[]
  order: DragOrder
  isBusy: boolean
  onPlace: (id: string, beforeId: string | null) => void
  onPublish: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An announcement in the list: picture, title, missing translations and actions. */
export function AnnouncementRow(props: RowProps) {
  const { announcement, ids, order, isBusy, onPlace, onPublish, onEdit, onDelete } = props
  const { t } = useTranslation('hotel-admin')
  const { date } = useFormatters()
  const localized = useLocalized()
  const { id, published } = announcement
  const title = localized(announcement.title)
  const total = LANGUAGES.length
  const done = total - missingLanguages(announcement).length
  const labels = {
    drag: t('announcements.drag', { title }),
    up: t('announcements.up', { title }),
    down: t('announcements.down', { title }),
  }
  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 p-3 transition-colors hover:bg-ink/2 md:flex-nowrap ${order.rowClass(id)}`}
    >
      <span
        className={`relative grid aspect-video w-28 shrink-0 place-items-center overflow-hidden rounded-sm bg-tint text-accent-text sm:w-36 ${published ? '' : 'opacity-50 grayscale'}`}
      >
        <Newspaper aria-hidden className="size-6 opacity-60" />
        {announcement.imageUrl && (
          <img
            src={announcement.imageUrl.replace(/(\.\w+)$/, '-s$1')}
            alt=""
            width={144}
            height={81}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <button
          type="button"
          onClick={onEdit}
          className="line-clamp-2 text-start text-[0.9375rem] font-semibold hover:underline"
        >
          <bdi>{title}</bdi>
        </button>
        <p dir="auto" className="hidden truncate text-muted md:block">
          {localized(announcement.description)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone={done === total ? 'good' : 'wait'}>
            <span className="text-xs">
              {done === total ? t('announcements.complete') : t('announcements.languages', { done, total })}
            </span>
          </Badge>
          <time dateTime={announcement.createdAt} className="text-muted">
            {date(announcement.createdAt)}
          </time>
        </p>
      </div>
      <div className="flex w-full items-center md:w-auto">
        <div className="w-34">
          <Toggle
            isOn={published}
            isBusy={isBusy}
            label={t('announcements.publishedOf', { title })}
            on={t('announcements.published')}
            off={t('announcements.hidden')}
            onChange={onPublish}
          />
        </div>
        <div className="ms-auto flex items-center">
          <OrderButtons id={id} ids={ids} labels={labels} order={order} onPlace={onPlace} />
          <IconButton look="quiet" label={t('announcements.edit', { title })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton look="quiet" label={t('announcements.delete', { title })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
