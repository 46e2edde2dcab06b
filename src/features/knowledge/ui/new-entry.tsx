import type { KnowledgeEntry } from '../contract.ts'
import { topicFrom } from '../rules.ts'
import { KnowledgeForm, type RenderEntry } from './knowledge-form.tsx'
import { useKnowledgeActions } from './use-knowledge-actions.ts'

type NewEntryProps = {
  /** A guest's question, used as the initial topic. */
  question: string
  /** The initial content. */
  content?: string
  renderPreview: RenderEntry
  onSaved?: (entry: KnowledgeEntry) => void
  onClose: () => void
}

/** The form of a new entry, prefilled from a chat. */
export function NewEntry({ question, content = '', renderPreview, onSaved, onClose }: NewEntryProps) {
  const actions = useKnowledgeActions()
  return (
    <KnowledgeForm
      opened={null}
      current={null}
      begun={{ topic: topicFrom(question), content }}
      actions={actions}
      renderPreview={renderPreview}
      {...(onSaved ? { onSaved } : {})}
      onClose={onClose}
    />
  )
}
