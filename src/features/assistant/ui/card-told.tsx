import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Place } from '../intents.ts'
import { Apart } from './apart.tsx'

type CardToldProps = { places?: readonly Place[] | undefined; unclear?: readonly string[] | undefined }

/** Where it is to be brought, and what else of the message was not understood. */
export function CardTold({ places = [], unclear = [] }: CardToldProps) {
  const { t } = useTranslation('chat')
  const { list } = useFormatters()
  return (
    <>
      {places.map((place) => (
        <SaidPlace key={place.said} place={place} />
      ))}
      {unclear.length > 0 && <Apart>{t('wish.unclear', { names: list(unclear) })}</Apart>}
    </>
  )
}

/** A place is a remark that is read with the order; to another room than the guest's nothing goes. */
function SaidPlace({ place: { said, room } }: { place: Place }) {
  const { t } = useTranslation('chat')
  const { guest } = useGuest()
  if (room === null)
    return (
      <p dir="auto" className="flex gap-2 text-[0.9375rem] wrap-anywhere">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
        <span className="min-w-0">{t('wish.place', { said })}</span>
      </p>
    )
  if (!guest) return <Apart>{t('wish.loginRoom', { said })}</Apart>
  return guest.roomNumber === room ? null : (
    <Apart>{t('wish.otherRoom', { said, room: guest.roomNumber })}</Apart>
  )
}
