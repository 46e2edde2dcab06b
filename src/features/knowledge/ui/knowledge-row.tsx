import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { KnowledgeEntry } from '../contract.ts'

type RowProps = {
  entry: KnowledgeEntry
  isBusy: boolean
  onSwitch: () => void
  onEdit: () => void
  onDelete: () => void
}

/** An entry in the list: topic, beginning of the content, and actions. */
export function KnowledgeRow({ entry, isBusy, onSwitch, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { date } = useFormatters()
  const { id, topic, content, active, updatedAt } = entry
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors hover:bg-ink/2 md:flex-nowrap"
    >
      <div className="grid min-w-0 flex-1 basis-full gap-1 md:basis-0">
        <button
          type="button"
          onClick={onEdit}
          className={`justify-self-start text-start text-[0.9375rem] font-semibold hover:underline ${active ? '' : 'text-muted'}`}
        >
          <bdi>{topic}</bdi>
        </button>
        <p dir="auto" className="line-clamp-2 text-muted">
          {content}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          {entry.embedding === 'waiting' && <Badge tone="wait">{t('knowledge.waiting')}</Badge>}
          <time dateTime={updatedAt}>{t('knowledge.updatedAt', { date: date(updatedAt) })}</time>
        </p>
      </div>
      <div className="flex w-full items-center md:w-auto">
        <div className="w-34">
          <Toggle
            isOn={active}
            isBusy={isBusy}
            label={t('knowledge.activeOf', { topic })}
            on={t('knowledge.active')}
            off={t('knowledge.inactive')}
            onChange={onSwitch}
          />
        </div>
        <div className="ms-auto flex items-center">
          <IconButton look="quiet" label={t('knowledge.edit', { topic })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton look="quiet" label={t('knowledge.delete', { topic })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
