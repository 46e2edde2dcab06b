import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { CATEGORIES, DECLARED } from '#features/categories/all.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { GuestsOnlySheet } from '#features/sessions/ui/guests-only-sheet.tsx'
import type { GuestScreen } from '#features/sessions/ui/guests-only.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { useOfferLink } from './use-offer-link.ts'
import { useOfferWords } from './use-offer-words.ts'

const MOST_OF_AREA = 2

/** A few offers: the first of each open area. */
const fewOf = (offers: readonly GuestOffer[]) =>
  CATEGORIES.flatMap((area) => offers.filter(({ category }) => category === area).slice(0, MOST_OF_AREA))

/** Tiles of what can be asked for or booked, each with the way to it; their place is kept while they come. */
export function AskOrBook({ isGuest, className = '' }: { isGuest: boolean; className?: string }) {
  const { slug } = useHotel()
  const { t } = useTranslation('work')
  const id = useId()
  const { data, isPending } = useQuery(offersApi.query.list.queryOptions({ input: { slug } }))
  const offers = fewOf(data ?? [])
  const [asked, setAsked] = useState<GuestOffer | null>(null)
  if (!isPending && offers.length === 0) return null
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h2 id={id} className="mb-3.5 text-[1.375rem] font-semibold tracking-tight">
        {t('guest.askOrBook')}
      </h2>
      {isPending ? (
        <div aria-busy="true" className="flex gap-2.5 overflow-hidden">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-39 w-30 shrink-0 rounded-lg" />
          ))}
        </div>
      ) : (
        <ul className="-mx-5 flex [scrollbar-width:none] gap-2.5 overflow-x-auto px-5 pb-2 md:-mx-1 md:px-1 [&::-webkit-scrollbar]:hidden">
          {offers.map((offer) => (
            <li key={offer.id} className="flex">
              <Tile offer={offer} onAsk={isGuest ? null : () => setAsked(offer)} />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <GuestsOnlySheet
          wanted={{ screen: DECLARED[asked.category].path as GuestScreen, hash: asked.id }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

type TileProps = {
  offer: GuestOffer
  /** Instead of leading there; null: it does. */
  onAsk: (() => void) | null
}

const TILE =
  'flex min-h-39 w-30 flex-col overflow-hidden rounded-lg border border-line bg-card text-start shadow-card transition hover:border-accent-text/40 active:scale-[0.99]'

function Tile({ offer, onAsk }: TileProps) {
  const localized = useLocalized()
  const { priceText, timeText } = useOfferWords()
  const link = useOfferLink(offer)
  const shown = (
    <>
      <OfferPicture offer={offer} className="h-19 w-full" iconClass="size-8" />
      <span className="grid grow content-start gap-0.5 px-3 py-2.5">
        <bdi className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{localized(offer.name)}</bdi>
        <span className="text-sm leading-snug text-muted">
          {offer.kind === 'request' ? timeText(offer) : priceText(offer)}
        </span>
      </span>
    </>
  )
  if (onAsk)
    return (
      <button type="button" aria-haspopup="dialog" onClick={onAsk} className={TILE}>
        {shown}
      </button>
    )
  return (
    <Link {...link} className={TILE}>
      {shown}
    </Link>
  )
}
