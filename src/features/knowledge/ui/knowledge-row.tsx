import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { EditorRow } from '#kit/web/ui/editor-row.tsx'
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

/** An entry in the list, of two lines: topic, and beginning of the content; when it was changed, once it is pointed at. */
export function KnowledgeRow({ entry, isBusy, onSwitch, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { date } = useFormatters()
  const { id, topic, content, active, updatedAt } = entry
  return (
    <EditorRow
      id={id}
      onEdit={onEdit}
      onDelete={onDelete}
      name={topic}
      isMuted={!active}
      isTight
      toggle={
        <Toggle
          isOn={active}
          isBusy={isBusy}
          label={t('knowledge.activeOf', { topic })}
          on={t('knowledge.active')}
          off={t('knowledge.inactive')}
          onChange={onSwitch}
        />
      }
    >
      <p className="flex items-center gap-x-3 text-muted">
        {entry.embedding === 'waiting' && <Badge tone="wait">{t('knowledge.waiting')}</Badge>}
        <span dir="auto" className="min-w-0 flex-1 truncate text-start">
          {content}
        </span>
        <time
          dateTime={updatedAt}
          className="sr-only shrink-0 text-sm @2xl:pointer-fine:in-[[data-row]:hover]:not-sr-only"
        >
          {t('knowledge.updatedAt', { date: date(updatedAt) })}
        </time>
      </p>
    </EditorRow>
  )
}
