import { useTranslation } from 'react-i18next'
import { EditorRow, MissingLanguages } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Resource } from '../../resources-contract.ts'
import { useHoursWords } from './use-hours-words.ts'

type RowProps = {
  resource: Resource
  isToggling: boolean
  onToggle: (isEnabled: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** A person, a room or a place in the list: how many it takes at a time, and when. */
export function ResourceRow({ resource, isToggling, onToggle, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { weekOf } = useHoursWords()
  const name = useLocalized()(resource.name)
  const { id, capacity, week, exceptions, isEnabled } = resource
  return (
    <EditorRow
      id={id}
      name={name}
      onEdit={onEdit}
      onDelete={onDelete}
      isMuted={!isEnabled}
      toggle={
        <Toggle
          isOn={isEnabled}
          isBusy={isToggling}
          label={t('editor.resource.bookableOf', { name })}
          on={t('editor.resource.bookable')}
          off={t('editor.resource.paused')}
          onChange={onToggle}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span>{t('editor.resource.takes', { count: capacity })}</span>
        {weekOf(week).map((line) => (
          <span key={line} className="tabular">
            {line}
          </span>
        ))}
        {exceptions.length > 0 && (
          <Badge>
            <span className="text-xs">{t('editor.resource.differing', { count: exceptions.length })}</span>
          </Badge>
        )}
        <MissingLanguages isMissing={(language) => !resource.name[language]?.trim()} />
      </div>
    </EditorRow>
  )
}
