import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { CONTENT_MAX, TOPIC_MAX, wordsLeft } from '../rules.ts'
import { KnowledgeFields } from './knowledge-fields.tsx'
import type { KnowledgeActions } from './use-knowledge-actions.ts'

const EMPTY: KnowledgeDraft = { topic: '', content: '', active: true }
const draftOf = (one: KnowledgeEntry | null): KnowledgeDraft =>
  one ? { topic: one.topic, content: one.content, active: one.active } : EMPTY

const isTooLong = ({ topic, content }: KnowledgeDraft) =>
  topic.trim().length > TOPIC_MAX || content.trim().length > CONTENT_MAX || wordsLeft(content) < 0

type FormProps = {
  /** Null for a new entry. */
  opened: KnowledgeEntry | null
  /** The initial values of a new entry. */
  begun?: Pick<KnowledgeDraft, 'topic' | 'content'>
  /** The current state; null once it has been deleted. */
  current: KnowledgeEntry | null
  actions: KnowledgeActions
  onDelete?: (one: KnowledgeEntry) => void
  onSaved?: () => void
  onClose: () => void
}

/** The form of a new or existing entry. */
export function KnowledgeForm({ opened, begun, current, actions, onDelete, onSaved, onClose }: FormProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const saved = current ?? opened
  const edits = useFieldEdits({ ...draftOf(saved), ...begun })
  const { fields: draft } = edits
  const [wasSent, setWasSent] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const { save } = actions
  const isIncomplete = !draft.topic.trim() || !draft.content.trim()
  useCuredToast('knowledge', isIncomplete || edits.conflicts.length > 0)
  useCuredToast(t('knowledge.saveFailed'), save.isError)
  useLeaveGuard(edits.isChanged && !save.isSuccess, () => setIsLeaving(true))

  const finish = () => {
    save.reset()
    onClose()
  }
  const submit = () => {
    setWasSent(true)
    if (save.isPending || isTooLong(draft)) return
    if (isIncomplete) {
      toast.error(t('knowledge.required'), { id: 'knowledge' })
      return
    }
    if (edits.conflicts.length > 0) {
      toast.error(t('common:overtaken.choose'), { id: 'knowledge' })
      return
    }
    save.mutate(
      { thing: saved, draft },
      {
        onSuccess: () => {
          onSaved?.()
          finish()
        },
      },
    )
  }
  useSaveKey(submit)
  const leave = () => (edits.isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide
        title={t(opened ? 'knowledge.form.editTitle' : 'knowledge.form.addTitle')}
        onClose={leave}
        footer={
          <>
            {current && onDelete && (
              <Button look="quiet" className="me-auto text-late" onClick={() => onDelete(current)}>
                {t('knowledge.form.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" disabled={isTooLong(draft)} isBusy={save.isPending} onClick={submit}>
              {t('knowledge.form.save')}
            </Button>
          </>
        }
      >
        {opened && (
          <Overtaken
            title={t(current ? 'knowledge.form.theirs' : 'knowledge.form.gone')}
            isGone={!current}
            edits={edits}
            labelOf={(name) => t(`knowledge.form.${name}`)}
            shown={(name, value) =>
              name === 'active' ? t(value ? 'knowledge.active' : 'knowledge.inactive') : value
            }
          />
        )}
        <KnowledgeFields draft={draft} wasSent={wasSent} onChange={edits.change} />
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
