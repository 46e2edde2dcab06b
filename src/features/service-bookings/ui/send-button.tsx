import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { RETRY } from '#kit/shared/retry.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import { useOnline } from '#kit/web/use-online.ts'

type SendButtonProps = {
  offer: GuestOffer
  startsAt: string | null
  total: number
  /** 0 while nothing is being sent. */
  attempt: number
  onSend: () => void
}

/** The one button: it names what is sent or booked and what it costs. */
export function SendButton({ offer, startsAt, total, attempt, onSend }: SendButtonProps) {
  const { t } = useTranslation(['work', 'guest'])
  const { money } = useFormatters(offer.currency)
  const { dayOf, timeOf } = useMomentWords()
  const localized = useLocalized()
  const now = useNow()
  const isOnline = useOnline()

  const label = () => {
    if (attempt > 1) return t('guest:order.retrying', { attempt, max: RETRY.critical.attempts })
    if (attempt === 1) return t('guest.sending')
    if (offer.kind === 'request') return t('guest.send', { name: localized(offer.name) })
    if (startsAt === null) return t('guest.chooseTime')
    const at = new Date(startsAt)
    return t('guest.book', { day: dayOf(at, now), time: timeOf(at) })
  }
  return (
    <>
      <Button
        look="primary"
        size="lg"
        isBusy={attempt > 0}
        onClick={onSend}
        className={`w-full px-4! py-2 text-start whitespace-normal! disabled:opacity-80 ${total > 0 && attempt === 0 ? 'justify-between!' : ''}`}
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{label()}</span>
        {total > 0 && attempt === 0 && <bdi className="tabular">{money(total)}</bdi>}
      </Button>
      <p role="status" className="mt-2 text-center text-sm text-pretty text-muted empty:hidden">
        {attempt > 1
          ? t(isOnline ? 'guest.retryingText' : 'guest.retryingOffline')
          : total > 0
            ? t('guest:order.payTitle')
            : ''}
      </p>
    </>
  )
}
