import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { AlikeEntries as Pair, KnowledgeEntry } from '../contract.ts'
import { knowledgeApi } from './api.ts'
import { useTellApart } from './use-tell-apart.ts'

const SHOWN = 2

type AlikeProps = { all: readonly KnowledgeEntry[]; onEdit: (one: KnowledgeEntry) => void }

/** Entries that repeat or contradict one another, side by side. */
export function AlikeEntries({ all, onEdit }: AlikeProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data = [] } = useQuery(knowledgeApi.query.compare.queryOptions({ input: { slug } }))
  const { mutate, isPending } = useTellApart()
  const [isWhole, setWhole] = useState(false)
  const headingId = useId()
  const pairs = data.flatMap((pair) => {
    const entries = pair.ids.flatMap((id) => all.find((each) => each.id === id && each.active) ?? [])
    return entries.length === 2 ? [{ ...pair, entries }] : []
  })
  if (pairs.length === 0) return null
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-lg border border-line bg-card p-4 shadow-card"
    >
      <div>
        <h2 id={headingId} className="flex items-center gap-2 font-semibold">
          <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-wait" />
          {t('knowledge.alike.title', { count: pairs.length })}
        </h2>
        <p className="text-muted">{t('knowledge.alike.text')}</p>
      </div>
      <ul className="grid gap-3">
        {(isWhole ? pairs : pairs.slice(0, SHOWN)).map(({ ids, kind, about, entries }) => (
          <li key={ids.join(' ')} className="grid gap-3 rounded-md bg-side p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Kind kind={kind} about={about} />
              <Button
                size="sm"
                className="pointer-coarse:min-h-11"
                disabled={isPending}
                onClick={() => mutate({ ids, isApart: true })}
              >
                <Check aria-hidden className="size-4" />
                {t('knowledge.alike.keep')}
              </Button>
            </div>
            <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
              {entries.map((entry) => (
                <Side key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {!isWhole && pairs.length > SHOWN && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          {t('knowledge.alike.more', { count: pairs.length - SHOWN })}
        </Button>
      )}
    </section>
  )
}

function Kind({ kind, about }: Pick<Pair, 'kind' | 'about'>) {
  const { t } = useTranslation('hotel-admin')
  if (kind === 'duplicate') return <Badge>{t('knowledge.alike.duplicate')}</Badge>
  return <Badge tone="late">{t(`knowledge.alike.${about ?? 'yesNo'}`)}</Badge>
}

function Side({ entry, onEdit }: { entry: KnowledgeEntry; onEdit: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { topic, content } = entry
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 dir="auto" className="font-semibold wrap-anywhere">
        {topic}
      </h3>
      <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      <Button
        size="sm"
        aria-label={t('editor.editOf', { name: topic })}
        onClick={onEdit}
        className="mt-1 justify-self-start pointer-coarse:min-h-11"
      >
        <Pencil aria-hidden className="size-4" />
        {t('knowledge.alike.edit')}
      </Button>
    </div>
  )
}
