import { useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DECLARED } from '#features/offers/categories/all.ts'
import type { GuestOffer } from '#features/offers/contract.ts'
import type { GuestSession } from '#features/sessions/contract.ts'
import type { GuestScreen } from '#features/sessions/ui/guests-only.tsx'
import { RETRY } from '#kit/shared/retry.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'

type SendButtonProps = {
  offer: GuestOffer
  guest: GuestSession | null
  startsAt: string | null
  total: number
  /** 0 while nothing is being sent. */
  attempt: number
  onSend: () => void
}

/** The one button: it names what is sent or booked and what it costs; a visitor is led to the login and back. */
export function SendButton({ offer, guest, startsAt, total, attempt, onSend }: SendButtonProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['work', 'guest'])
  const { money } = useFormatters(offer.currency)
  const { dayOf, timeOf } = useMomentWords()
  const localized = useLocalized()
  const navigate = useNavigate()
  const now = useNow()

  if (!guest) {
    const screen = DECLARED[offer.category].path as GuestScreen
    const logIn = () =>
      navigate({
        ...{ to: '/hotelly/$slug/guest-login', params: { slug } },
        state: { wanted: { screen, hash: offer.id } },
      })
    return (
      <Button look="primary" size="lg" className="w-full whitespace-normal!" onClick={() => void logIn()}>
        <Lock aria-hidden className="size-5 shrink-0" />
        {t('guest.logIn')}
      </Button>
    )
  }
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
        {attempt > 1 ? t('guest.retryingText') : total > 0 ? t('guest:order.payTitle') : ''}
      </p>
    </>
  )
}
