import { Link } from '@tanstack/react-router'
import { Headset, UserRound, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LongerWords } from '#features/alerts/ui/longer-wait.tsx'
import { hasOffer } from '#features/assistant/rules.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { newestOf } from './said.ts'
import type { Chat } from './use-chat.ts'

/** Says who answers: the assistant, a person soon, or a named person. */
export function WhoAnswers({ chat }: { chat: Chat }) {
  const hotel = useHotel()
  const { t } = useTranslation('chat')
  return (
    <header className="sticky top-0 z-10 -mx-5 flex flex-wrap items-center gap-x-1 border-b border-line bg-ground/95 px-5 pt-1 pb-2 backdrop-blur max-[19rem]:static md:mx-0 md:px-1 short:static">
      <h1 className="min-w-0 grow truncate font-display text-xl font-semibold tracking-tight">
        {t('title')}
      </h1>
      {chat.state === 'assistant' && (
        <Button look="quiet" size="sm" className="-me-3 min-h-11!" onClick={() => void chat.askPerson()}>
          <Headset aria-hidden className="size-4.5" />
          {t('askPerson')}
        </Button>
      )}
      <p role="status" className="w-full text-[0.8125rem] text-muted">
        {chat.state === 'staff' &&
          (chat.staffName ? t('staffHere', { name: chat.staffName }) : t('supportHere'))}
        {chat.state === 'waiting' && <bdi>{hotel.name}</bdi>}
        {chat.state === 'assistant' && t('notPerson')}
      </p>
    </header>
  )
}

const CALL = 'border border-line bg-card px-3! py-2'

/** Offers a person after a default reply, and to bring what the reception has; while one is awaited, the phone number, and that it takes long once it does. */
export function PersonOffer({ chat }: { chat: Chat }) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const { guest } = useGuest()
  const { time } = useFormatters()
  if (chat.state === 'waiting') {
    if (chat.danger)
      return (
        <div className="grid justify-items-center gap-1 rounded-lg bg-tint px-5 pt-3 pb-1 text-center">
          <p role="status" className="tabular font-medium text-pretty">
            {chat.staffSawAt ? t('seen', { time: time(chat.staffSawAt) }) : t('emergency.waiting')}
          </p>
          <Button look="quiet" size="sm" className="min-h-11!" onClick={() => void chat.recallEmergency()}>
            {t('emergency.recall')}
          </Button>
        </div>
      )
    return (
      <div role="status" className="grid justify-items-center gap-3 rounded-lg bg-tint px-5 py-5 text-center">
        <UserRound aria-hidden className="size-6 text-accent-text" />
        {chat.isAlerted ? (
          <LongerWords className={CALL} />
        ) : (
          <>
            <p className="font-medium text-pretty">{t('waiting')}</p>
            {chat.staffSawAt && (
              <p className="tabular text-[0.9375rem] text-muted">
                {t('seen', { time: time(chat.staffSawAt) })}
              </p>
            )}
            <PhoneLink label={t('waitingCall')} className={CALL} />
          </>
        )}
      </div>
    )
  }
  const last = newestOf(chat.messages)
  const isRequest = last?.wish?.kind === 'request' && last.wish.offers.length === 0
  const isAsked = last?.wish?.kind === 'person' || last?.wish?.kind === 'complaint'
  const isSorry = last?.wish?.kind === 'order' && last.wish.sorry !== undefined
  const isUnplaced = last?.wish?.kind === 'order' && !hasOffer(last.wish)
  if (chat.state !== 'assistant' || !(last?.isDefault || isRequest || isAsked || isSorry || isUnplaced))
    return null
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-tint px-5 py-4">
      {!isAsked && !isSorry && (
        <p className="font-medium">{t(isRequest ? 'wish.requestHint' : 'askPersonHint')}</p>
      )}
      {isUnplaced && <OpenMenu />}
      {isRequest && !guest ? (
        <Link
          to="/hotelly/$slug/guest-login"
          params={{ slug }}
          search={{ to: 'chat' }}
          className={`${buttonClass('primary')} max-w-full shrink py-2 whitespace-normal!`}
        >
          {t('wish.signInRequest')}
        </Link>
      ) : (
        <Button look={isUnplaced || isSorry ? 'soft' : 'primary'} onClick={() => void chat.askPerson()}>
          <Headset aria-hidden className="size-4.5" />
          {t(isRequest ? 'wish.request' : 'askPerson')}
        </Button>
      )}
    </div>
  )
}

/** Where the words of an order found no place. */
function OpenMenu() {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  return (
    <Link to="/hotelly/$slug/room-service" params={{ slug }} className={buttonClass('primary')}>
      <UtensilsCrossed aria-hidden className="size-4.5" />
      {t('wish.menu')}
    </Link>
  )
}
