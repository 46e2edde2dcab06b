import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import type { KnowledgeEntry } from '../contract.ts'
import { draftOf, type EntryFields, fieldsOf, isTooLong } from './entry-fields.ts'
import { KnowledgeFields } from './knowledge-fields.tsx'
import type { KnowledgeActions } from './use-knowledge-actions.ts'

/** What guests read of an entry in this state; `id` is null for a new one. */
export type RenderEntry = (draft: EntryFields, id: string | null) => ReactNode

type FormProps = {
  /** Null for a new entry. */
  opened: KnowledgeEntry | null
  /** The initial values of a new entry. */
  begun?: Partial<Pick<EntryFields, 'topic' | 'content' | 'phrasings'>>
  /** The current state; null once it has been deleted. */
  current: KnowledgeEntry | null
  actions: KnowledgeActions
  renderPreview: RenderEntry
  onDelete?: (one: KnowledgeEntry) => void
  onSaved?: (entry: KnowledgeEntry) => void
  onClose: () => void
}

/** The form of a new or existing entry. */
export function KnowledgeForm(props: FormProps) {
  const { opened, begun, current, actions, renderPreview, onDelete, onSaved, onClose } = props
  const { t } = useTranslation('hotel-admin')
  const saved = current ?? opened
  const edits = useFieldEdits({ ...fieldsOf(saved), ...begun }, `entry ${saved?.id}`)
  const { fields: draft } = edits
  const [wasSent, setWasSent] = useState(false)
  const { save } = actions
  const isIncomplete = !draft.topic.trim() || !draft.content.trim()
  useCuredToast('knowledge', isIncomplete)
  return (
    <EditorForm
      title={t(opened ? 'knowledge.form.editTitle' : 'knowledge.form.addTitle')}
      form={{
        edits,
        wrongIn: [],
        isWrong: isIncomplete,
        isChanged: edits.isChanged,
        isUnsettled: edits.conflicts.length > 0,
        send: () => {
          setWasSent(true)
          toast.error(t('knowledge.required'), { id: 'knowledge' })
        },
      }}
      words={{
        labelOf: (name) => t(`knowledge.form.${name}`),
        shown: (name, value) => {
          if (name === 'active') return t(value ? 'knowledge.active' : 'knowledge.inactive')
          return Array.isArray(value) ? value.join(' · ') : value
        },
      }}
      overtaken={opened && t(current ? 'knowledge.form.theirs' : 'knowledge.form.gone')}
      isGone={!current}
      saving={save}
      failed={t('knowledge.saveFailed')}
      canSave={!isTooLong(draft)}
      onSave={(done) => {
        const onSuccess = (entry: KnowledgeEntry) => {
          onSaved?.(entry)
          done()
        }
        save.mutate({ thing: saved, draft: draftOf(draft) }, { onSuccess })
      }}
      onDelete={current && onDelete && (() => onDelete(current))}
      onClose={onClose}
      aside={{ label: t('menu.form.preview'), shown: renderPreview(draft, saved?.id ?? null) }}
    >
      <KnowledgeFields draft={draft} wasSent={wasSent} onChange={edits.change} />
    </EditorForm>
  )
}
