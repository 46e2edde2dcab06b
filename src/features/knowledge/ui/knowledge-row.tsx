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

/** An entry in the list: topic, beginning of the content, and actions. */
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
      <p dir="auto" className="line-clamp-2 text-muted">
        {content}
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
        {entry.embedding === 'waiting' && <Badge tone="wait">{t('knowledge.waiting')}</Badge>}
        <time dateTime={updatedAt}>{t('knowledge.updatedAt', { date: date(updatedAt) })}</time>
      </p>
    </EditorRow>
  )
}
