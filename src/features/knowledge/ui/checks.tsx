import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, ListChecks, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { KnowledgeCheck } from '../contract.ts'
import { knowledgeApi } from './api.ts'

/** How many are listed at first, those that do not hold. */
const SHOWN = 3

type ChecksProps = { onOpen: (entryId: string) => void }

/** Questions that were once answered wrongly: how many are answered as they should be, and why the others are not. */
export function Checks({ onOpen }: ChecksProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: checks = [] } = useQuery(knowledgeApi.query.listChecks.queryOptions({ input: { slug } }))
  const [isWhole, setWhole] = useState(false)
  const [leaving, setLeaving] = useState<KnowledgeCheck | null>(null)
  const headingId = useId()
  const failing = checks.filter(({ why }) => why !== null)
  const shown = isWhole ? checks : failing.slice(0, SHOWN)
  if (checks.length === 0) return null
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-lg border border-line bg-card p-4 shadow-card"
    >
      <div>
        <h2 id={headingId} className="flex items-center gap-2 font-semibold">
          <ListChecks
            aria-hidden
            className={`size-4.5 shrink-0 ${failing.length > 0 ? 'text-late' : 'text-good'}`}
          />
          {t('knowledge.checks.title', {
            count: checks.length,
            holding: checks.length - failing.length,
            total: checks.length,
          })}
        </h2>
        <p className="text-muted">{t('knowledge.checks.text')}</p>
      </div>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-md bg-side px-4">
          {shown.map((check) => (
            <CheckRow key={check.id} check={check} onOpen={onOpen} onDelete={() => setLeaving(check)} />
          ))}
        </ul>
      )}
      {checks.length > failing.slice(0, SHOWN).length && (
        <Button
          size="sm"
          aria-expanded={isWhole}
          className="justify-self-start pointer-coarse:min-h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('knowledge.checks.fewer') : t('knowledge.checks.all', { count: checks.length })}
        </Button>
      )}
      {leaving && <DeleteCheck check={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

type RowProps = { check: KnowledgeCheck; onOpen: (entryId: string) => void; onDelete: () => void }

function CheckRow({ check: { question, entry, why, by }, onOpen, onDelete }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const shouldBe = entry ? (entry.topic ?? t('knowledge.checks.goneEntry')) : null
  const opened = by ?? (entry?.topic ? entry : null)
  const Icon = why === null ? CircleCheck : CircleX
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${why === null ? 'text-good' : 'text-late'}`} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
        <p dir="auto" className="font-medium wrap-anywhere">
          {question}
        </p>
        <p className="text-sm text-muted">
          {shouldBe === null
            ? t('knowledge.checks.shouldNothing')
            : t('knowledge.checks.should', { topic: shouldBe })}
        </p>
        {why !== null && (
          <p className="text-sm font-medium text-late">
            {t(`knowledge.checks.why.${why}`, { topic: by?.topic ?? '' })}
          </p>
        )}
        {why !== null && opened && (
          <Button size="sm" className="mt-1 pointer-coarse:min-h-11" onClick={() => onOpen(opened.id)}>
            <span className="min-w-0 wrap-anywhere">
              {t('knowledge.ask.open', { topic: opened.topic ?? '' })}
            </span>
          </Button>
        )}
      </div>
      <IconButton look="quiet" label={t('knowledge.checks.deleteOf', { question })} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  )
}

function DeleteCheck({ check, onClose }: { check: KnowledgeCheck; onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const removing = useMutation({
    mutationFn: () => knowledgeApi.call.removeCheck({ slug, id: check.id }),
    onSuccess: () => toast.success(t('knowledge.checks.deleted')),
    onError: (error) => tell(error, t('knowledge.checks.deleteFailed')),
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: [['knowledge', 'listChecks']] })
    },
  })
  return (
    <ConfirmDialog
      title={t('knowledge.checks.deleteTitle')}
      text={t('knowledge.checks.deleteText')}
      confirm={t('knowledge.confirm.delete')}
      isDangerous
      isBusy={removing.isPending}
      onClose={onClose}
      onConfirm={() => removing.mutate()}
    />
  )
}
