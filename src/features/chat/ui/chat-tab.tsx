import { MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'

/** Until the assistant opens: who answers meanwhile. */
export function ChatTab() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  return (
    <section className="mx-auto grid max-w-md justify-items-center pt-12 text-center md:pt-20">
      <span className="grid size-18 place-items-center rounded-full bg-tint text-accent-text">
        <MessageCircleHeart aria-hidden className="size-8" />
      </span>
      <h1 className="mt-6 font-display text-[1.75rem] font-semibold tracking-tight">{t('chat.soon')}</h1>
      <p className="mt-3 text-[1.0625rem] text-pretty text-muted">{t('chat.soonText')}</p>
      <PhoneLink
        number={hotel.contactPhone ?? hotel.bookingSupportNumber}
        label={t('chat.call')}
        className="mt-7 min-h-13 border border-line bg-card px-6 shadow-card"
      />
    </section>
  )
}
