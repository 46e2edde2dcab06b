import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { useNow } from '#kit/web/use-now.ts'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import type { ListedConversation } from '../../inbox-contract.ts'

const TONE: Record<ListedConversation['state'], Tone> = {
  assistant: 'neutral',
  waiting: 'wait',
  staff: 'accent',
}

/** A guest who waits longer is in red. */
const PATIENCE_MS = 5 * 60_000

/** Who answers a conversation, or how long the guest has waited for somebody. */
export function HolderBadge({ conversation }: { conversation: ListedConversation }) {
  const { t } = useTranslation('hotel-admin')
  const { elapsed } = useElapsed()
  const now = useNow(10).getTime()
  const { state, isMine, staffName, waitingSince } = conversation
  const waited = waitingSince ? Math.max(0, now - Date.parse(waitingSince)) : 0
  return (
    <Badge tone={waited > PATIENCE_MS ? 'late' : TONE[state]}>
      <span className="max-w-44 truncate text-xs">
        {t(isMine ? 'inbox.state.mine' : `inbox.state.${state}`, { name: staffName ?? t('inbox.support') })}
      </span>
      {waitingSince && (
        <span className="tabular text-xs">
          · {elapsed(Math.max(1, minutesSince(Date.parse(waitingSince), now)))}
        </span>
      )}
    </Badge>
  )
}

/** Of what emergency the guest wrote, for as long as the assistant does not answer. */
export function DangerBadge({ danger }: Pick<ListedConversation, 'danger'>) {
  const { t } = useTranslation('hotel-admin')
  return (
    danger && (
      <Badge tone="late">
        <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
        <span className="text-xs">{t(`inbox.danger.${danger}`)}</span>
      </Badge>
    )
  )
}

/** That the guest has complained: a quiet word, which calls nobody. */
export function ComplaintBadge({ isComplaint }: Pick<ListedConversation, 'isComplaint'>) {
  const { t } = useTranslation('hotel-admin')
  return (
    isComplaint && (
      <Badge tone="neutral">
        <span className="text-xs">{t('inbox.complaint')}</span>
      </Badge>
    )
  )
}

/** The guest's display name: a visitor has none yet. */
export function useGuestName() {
  const { t } = useTranslation('hotel-admin')
  return ({ guestName }: ListedConversation) => guestName ?? t('inbox.visitor')
}
