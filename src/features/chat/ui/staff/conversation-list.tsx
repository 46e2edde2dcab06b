import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SoundStrip } from '#features/alerts/ui/sound-strip.tsx'
import { SoundButton } from '#features/alerts/ui/sound-button.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import { INBOX_SCOPES, type InboxScope } from '../../inbox-rules.ts'
import { ConversationRow } from './conversation-row.tsx'
import { useInboxAddress } from './inbox-address.ts'
import { conversationsQuery } from './inbox-options.ts'
import { useDrafted } from './use-draft.ts'

/** The hotel's conversations: those to answer, or all. */
export function ConversationList() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { scope, chat, open, show } = useInboxAddress()
  const isDrafted = useDrafted()
  const list = useQuery(conversationsQuery(slug, scope))
  useFailureToast(list.data ? list.error : null, t('inbox.loadFailed'))
  const all = list.data ?? []
  useFontsOf(all.map(({ language }) => language))

  return (
    <>
      <header className="grid gap-3 border-b border-line px-4 py-3 lg:px-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-xl font-semibold tracking-tight">{t('inbox.title')}</h1>
          <SoundButton areas={['chat']} />
        </div>
        <Segments
          label={t('inbox.scope')}
          choices={INBOX_SCOPES.map((choice) => ({ value: choice, text: t(`inbox.${choice}`) }))}
          chosen={scope}
          onChoose={show}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.isPending && (
          <div aria-busy="true" className="grid gap-3 p-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        )}
        {!list.isPending && all.length === 0 && (
          <div className="p-4">
            {list.error ? (
              <EmptyState icon={MessagesSquare} title={t('inbox.loadFailed')}>
                <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
                  {t('common:tryAgain')}
                </Button>
              </EmptyState>
            ) : (
              <NothingHere scope={scope} onShowAll={() => show('all')} />
            )}
          </div>
        )}
        {all.length > 0 && (
          <ul aria-label={t('inbox.list')} className="divide-y divide-line border-b border-line">
            {all.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === chat}
                isDrafted={isDrafted(conversation.id)}
                onOpen={() => open(conversation.id)}
              />
            ))}
          </ul>
        )}
      </div>
      <SoundStrip areas={['chat']} />
    </>
  )
}

function NothingHere({ scope, onShowAll }: { scope: InboxScope; onShowAll: () => void }) {
  const { t } = useTranslation('hotel-admin')
  if (scope === 'all') {
    return <EmptyState icon={MessagesSquare} title={t('inbox.emptyAll')} text={t('inbox.emptyAllText')} />
  }
  return (
    <EmptyState icon={MessagesSquare} title={t('inbox.empty')} text={t('inbox.emptyText')}>
      <Button onClick={onShowAll}>{t('inbox.showAll')}</Button>
    </EmptyState>
  )
}
