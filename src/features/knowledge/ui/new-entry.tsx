import { topicFrom } from '../rules.ts'
import { KnowledgeForm } from './knowledge-form.tsx'
import { useKnowledgeActions } from './use-knowledge-actions.ts'

type NewEntryProps = {
  /** What a guest asked: the topic to begin with. */
  question: string
  /** The content to begin with. */
  content?: string
  onSaved?: () => void
  onClose: () => void
}

/** A new entry that begins with what was said in a chat. */
export function NewEntry({ question, content = '', onSaved, onClose }: NewEntryProps) {
  const actions = useKnowledgeActions()
  return (
    <KnowledgeForm
      opened={null}
      current={null}
      begun={{ topic: topicFrom(question), content }}
      actions={actions}
      {...(onSaved ? { onSaved } : {})}
      onClose={onClose}
    />
  )
}
