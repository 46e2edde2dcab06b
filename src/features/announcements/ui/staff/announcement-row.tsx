import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { EditorRow } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import type { StaffAnnouncement } from '../../contract.ts'
import { missingLanguages } from '../../rules.ts'

type RowProps = {
  announcement: StaffAnnouncement
  order: RowOrder
  isBusy: boolean
  onPublish: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An announcement in the list: picture, title, missing translations and actions. */
export function AnnouncementRow({ announcement, order, isBusy, onPublish, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { date } = useFormatters()
  const localized = useLocalized()
  const { id, published, imageUrl, createdAt } = announcement
  const title = localized(announcement.title)
  const total = LANGUAGES.length
  const done = total - missingLanguages(announcement).length
  return (
    <EditorRow
      id={id}
      order={order}
      onEdit={onEdit}
      onDelete={onDelete}
      name={title}
      picture={<Picture url={imageUrl} isShown={published} />}
      toggle={
        <Toggle
          isOn={published}
          isBusy={isBusy}
          label={t('announcements.publishedOf', { title })}
          on={t('announcements.published')}
          off={t('announcements.hidden')}
          onChange={onPublish}
        />
      }
    >
      <p dir="auto" className="line-clamp-2 text-start text-pretty text-muted max-sm:hidden">
        {localized(announcement.description)}
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={done === total ? 'good' : 'wait'}>
          <span className="text-xs">
            {done === total ? t('announcements.complete') : t('announcements.languages', { done, total })}
          </span>
        </Badge>
        <time dateTime={createdAt} className="text-muted">
          {date(createdAt)}
        </time>
      </p>
    </EditorRow>
  )
}

const frameClass =
  'relative grid aspect-video w-28 shrink-0 place-items-center overflow-hidden rounded-sm sm:w-36'

const Picture = ({ url, isShown }: { url: string | null; isShown: boolean }) => (
  <span className={`${frameClass} bg-tint text-accent-text ${isShown ? '' : 'opacity-50 grayscale'}`}>
    <Newspaper aria-hidden className="size-6 opacity-60" />
    {url && (
      <img
        src={smallSizeOf(url)}
        alt=""
        width={144}
        height={81}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
)
