import { useTranslation } from 'react-i18next'
import { ImportPlan, ImportProblems } from '#kit/web/ui/import-preview.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { KnowledgeImport } from '../contract.ts'

/** The number of entries added, changed and unchanged, in words. */
export function useCountsOf() {
  const { t } = useTranslation('hotel-admin')
  return ({ added, changed, sameCount }: KnowledgeImport) => [
    ...(added.length > 0 ? [t('knowledge.importing.added', { count: added.length })] : []),
    ...(changed.length > 0 ? [t('knowledge.importing.changed', { count: changed.length })] : []),
    ...(sameCount > 0 ? [t('knowledge.importing.same', { count: sameCount })] : []),
  ]
}

/** What a file would do, or why it is refused. */
export function ImportPreview({ plan }: { plan: KnowledgeImport }) {
  const { t } = useTranslation('hotel-admin')
  const countsOf = useCountsOf()
  const more = (count: number) => t('knowledge.importing.more', { count })
  const { added, changed, problems } = plan
  if (plan.outcome === 'refused') {
    return (
      <ImportProblems
        title={t('knowledge.importing.refused', { count: problems.length })}
        problems={problems.map(({ line, code, column, value }) => ({
          line: t('knowledge.importing.line', { line }),
          text: t(`knowledge.importing.problem.${code}`, { column, value }),
        }))}
        count={problems.length}
        more={more}
      />
    )
  }
  const rows = [
    ...added.map((entry) => ({ ...entry, isNew: true })),
    ...changed.map((entry) => ({ ...entry, isNew: false })),
  ]
  return (
    <ImportPlan
      title={t(rows.length > 0 ? 'knowledge.importing.ready' : 'knowledge.importing.nothing')}
      counts={countsOf(plan)}
      rows={rows.map(({ line, topic, content, isNew }) => (
        <li key={line} className="flex items-center gap-x-3 py-2">
          <div className="grid min-w-0 flex-1">
            <bdi className="truncate font-semibold">{topic}</bdi>
            <bdi className="truncate text-muted">{content}</bdi>
          </div>
          <Badge tone={isNew ? 'good' : 'wait'}>
            {t(isNew ? 'knowledge.importing.new' : 'knowledge.importing.changes')}
          </Badge>
        </li>
      ))}
      count={rows.length}
      more={more}
    />
  )
}
