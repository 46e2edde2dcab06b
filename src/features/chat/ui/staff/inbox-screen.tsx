import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/title.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { useInboxAddress } from './inbox-address.ts'
import { waitingQuery } from './inbox-options.ts'
import { NothingChosen } from './nothing-chosen.tsx'

/** Guests' conversations beside the open one; on narrow screens one at a time. */
export function InboxScreen() {
  const { t } = useTranslation('hotel-admin')
  const { slug, name } = useHotel()
  const waiting = useQuery(waitingQuery(slug)).data?.waiting ?? 0
  const { chat, close } = useInboxAddress()
  useTitle(waiting > 0 ? `(${waiting}) ${t('inbox.title')}` : t('inbox.title'), name)
  return (
    <div className="flex h-[calc(var(--page,calc(100dvh-3.3125rem))-var(--bar,0px))] md:h-[calc(var(--page,100dvh)-var(--bar,0px))]">
      <div
        className={`w-full min-w-0 flex-col lg:flex lg:w-92 lg:shrink-0 lg:border-e lg:border-line ${chat ? 'hidden' : 'flex'}`}
      >
        <ConversationList />
      </div>
      <div className={`min-w-0 flex-1 flex-col lg:flex ${chat ? 'flex' : 'hidden'}`}>
        {chat ? (
          <>
            <h1 className="sr-only lg:hidden">{t('inbox.title')}</h1>
            <ConversationPane key={chat} id={chat} onClose={close} />
          </>
        ) : (
          <NothingChosen />
        )}
      </div>
    </div>
  )
}
