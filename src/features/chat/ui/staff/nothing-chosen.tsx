import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { HolderBadge, useGuestName } from './conversation-words.tsx'
import { useInboxAddress } from './inbox-address.ts'
import { conversationsQuery } from './inbox-options.ts'

/**
 * Beside the list while no conversation is open: whoever waits longest. It is not opened by itself: whom staff have
 * open is marked as seen, and nobody may be at the screen.
 */
export function NothingChosen() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { open } = useInboxAddress()
  const nameOf = useGuestName()
  const first = useQuery(conversationsQuery(slug, 'open')).data?.find(({ state }) => state === 'waiting')
  if (!first) return <p className="m-auto p-6 text-center text-muted">{t('inbox.quiet')}</p>
  const { roomNumber, lastQuestion } = first
  return (
    <div className="m-auto grid w-full max-w-md justify-items-center gap-3 p-6 text-center">
      <p className="flex flex-wrap items-baseline justify-center gap-x-2">
        <bdi className="text-lg font-semibold wrap-anywhere">{nameOf(first)}</bdi>
        {roomNumber && <span className="text-muted">{t('inbox.room', { room: roomNumber })}</span>}
      </p>
      <HolderBadge conversation={first} />
      {lastQuestion && (
        <p dir="auto" className="line-clamp-3 text-pretty wrap-anywhere">
          {lastQuestion}
        </p>
      )}
      <Button look="primary" className="mt-1" onClick={() => open(first.id)}>
        {t('inbox.openFirst')}
      </Button>
    </div>
  )
}
