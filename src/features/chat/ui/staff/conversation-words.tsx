import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import type { ListedConversation } from '../../inbox-contract.ts'

const TONE: Record<ListedConversation['state'], Tone> = {
  assistant: 'neutral',
  waiting: 'wait',
  staff: 'accent',
}

/** Who answers a conversation, in words and colour. */
export function HolderBadge({ conversation }: { conversation: ListedConversation }) {
  const { t } = useTranslation('hotel-admin')
  const { state, isMine, staffName } = conversation
  return (
    <Badge tone={TONE[state]}>
      <span className="max-w-44 truncate text-xs">
        {t(isMine ? 'inbox.state.mine' : `inbox.state.${state}`, { name: staffName ?? t('inbox.support') })}
      </span>
    </Badge>
  )
}

/** The guest's display name: a visitor has none yet. */
export function useGuestName() {
  const { t } = useTranslation('hotel-admin')
  return ({ guestName }: ListedConversation) => guestName ?? t('inbox.visitor')
}
