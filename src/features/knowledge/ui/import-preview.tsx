import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Badge } from '#kit/web/ui/states.tsx'
import type { KnowledgeImport } from '../contract.ts'

const SHOWN = 8

/** What a file would do, or why it cannot. */
export function ImportPreview({ plan }: { plan: KnowledgeImport }) {
  return plan.outcome === 'refused' ? <Problems plan={plan} /> : <Plan plan={plan} />
}

function Problems({ plan: { problems } }: { plan: KnowledgeImport }) {
  const { t } = useTranslation('hotel-admin')
  const rest = problems.length - SHOWN * 2
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-late-tint p-4">
      <p className="font-semibold text-late">
        {t('knowledge.importing.refused', { count: problems.length })}
      </p>
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN * 2).map(({ line, code, column, value }, at) => (
          <li key={at} className="flex gap-3">
            <span className="tabular min-w-16 shrink-0 font-medium">
              {t('knowledge.importing.line', { line })}
            </span>
            <span>{t(`knowledge.importing.problem.${code}`, { column, value })}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-muted">{t('knowledge.importing.more', { count: rest })}</p>}
    </div>
  )
}

/** How many entries are added, changed and left, in words. */
export const countsOf = (t: TFunction<'hotel-admin'>, { added, changed, sameCount }: KnowledgeImport) => [
  ...(added.length > 0 ? [t('knowledge.importing.added', { count: added.length })] : []),
  ...(changed.length > 0 ? [t('knowledge.importing.changed', { count: changed.length })] : []),
  ...(sameCount > 0 ? [t('knowledge.importing.same', { count: sameCount })] : []),
]

function Plan({ plan }: { plan: KnowledgeImport }) {
  const { t } = useTranslation('hotel-admin')
  const { added, changed } = plan
  const rows = [
    ...added.map((entry) => ({ ...entry, isNew: true })),
    ...changed.map((entry) => ({ ...entry, isNew: false })),
  ]
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-semibold">
          {t(rows.length > 0 ? 'knowledge.importing.ready' : 'knowledge.importing.nothing')}
        </p>
        <p className="text-muted">{countsOf(t, plan).join(' · ')}</p>
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {rows.slice(0, SHOWN).map(({ line, topic, content, isNew }) => (
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
        </ul>
      )}
      {rows.length > SHOWN && (
        <p className="text-muted">{t('knowledge.importing.more', { count: rows.length - SHOWN })}</p>
      )}
    </div>
  )
}
