import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { fillDraft } from '#features/service-bookings/ui/use-draft.ts'
import { useOfferLink } from '#features/service-bookings/ui/use-offer-link.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { ServiceOption } from '../intents.ts'
import { SignInLink } from './sign-in-link.tsx'

type OpenOfferProps = {
  option: ServiceOption
  offer: GuestOffer
  startsAt: string | null
  isDisabled?: boolean
}

/** Opens an offer, filled in as it was understood; visitors log in first. */
export function OpenOffer({ option, offer, startsAt, isDisabled = false }: OpenOfferProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('work')
  const { guest } = useGuest()
  const navigate = useNavigate()
  const link = useOfferLink(offer)
  if (!guest) return <SignInLink>{t('chat.signIn')}</SignInLink>
  const open = () => {
    const { at, isAppointment, answers, places, resourceId = null } = option
    const due = at && !isAppointment && Date.parse(at) > Date.now() ? at : null
    fillDraft(slug, offer.id, {
      answers,
      places,
      startsAt,
      resourceId,
      dueAt: offer.asksTime ? due : null,
      note: '',
      fromChat: true,
    })
    void navigate(link)
  }
  return (
    <Button look="primary" className="w-full" disabled={isDisabled} onClick={open}>
      {t('chat.open')}
    </Button>
  )
}
