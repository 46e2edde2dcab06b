import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { rowsClass } from '#kit/web/ui/editor-row.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import type { KnowledgeEntry } from '../contract.ts'
import { KnowledgeRow } from './knowledge-row.tsx'
import { knowledgeQuery } from './use-knowledge-actions.ts'

type ListProps = {
  all: readonly KnowledgeEntry[]
  found: readonly KnowledgeEntry[]
  onSwitch: (one: KnowledgeEntry) => void
  onEdit: (one: KnowledgeEntry) => void
  onDelete: (one: KnowledgeEntry) => void
}

/** The matching entries, newest first, with the state of their embeddings. */
export function KnowledgeList({ all, found, onSwitch, onEdit, onDelete }: ListProps) {
  const { t } = useTranslation('hotel-admin')
  const switching = useSwitched(knowledgeQuery(useHotel().slug).queryKey)
  const done = all.filter(({ embedding }) => embedding !== 'waiting').length
  return (
    <>
      {done < all.length && (
        <div className="grid gap-2 rounded-lg bg-wait-tint px-4 py-3 text-wait">
          <label htmlFor="knowledge-progress">{t('knowledge.progress', { done, total: all.length })}</label>
          <progress id="knowledge-progress" value={done} max={all.length} className="h-1.5 w-full" />
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title={t('knowledge.notFound')} text={t('knowledge.notFoundText')} />
      ) : (
        <ul className={rowsClass}>
          {found.map((entry) => (
            <KnowledgeRow
              key={entry.id}
              entry={entry}
              isBusy={switching.has(entry.id)}
              onSwitch={() => onSwitch(entry)}
              onEdit={() => onEdit(entry)}
              onDelete={() => onDelete(entry)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
