import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { OfferPicture } from '#features/service-items/ui/offer-picture.tsx'
import { useOfferLink } from './use-offer-link.ts'
import { useOfferWords } from './use-offer-words.ts'

/** Something that can be asked for or booked; a tap anywhere opens it. */
export function OfferCard({ offer }: { offer: GuestOffer }) {
  const { t } = useTranslation('work')
  const localized = useLocalized()
  const { priceText, timeText } = useOfferWords()
  const link = useOfferLink(offer)
  const text = localized(offer.description)
  return (
    <article className="group relative flex min-h-31 overflow-hidden rounded-lg border border-line bg-card shadow-card outline-offset-2 outline-accent transition has-focus-visible:outline-2 hover:border-accent-text/40 active:scale-[0.99] narrow:flex-col">
      <OfferPicture offer={offer} className="w-28 self-stretch narrow:h-20 narrow:w-full" />
      <div className="flex min-w-0 grow flex-col p-3.5">
        <h2 className="font-sans text-[1.0625rem] leading-snug font-semibold wrap-anywhere">
          <Link {...link} resetScroll={false} className="outline-none after:absolute after:inset-0">
            <bdi>{localized(offer.name)}</bdi>
          </Link>
        </h2>
        {text && (
          <p className="mt-0.5 text-[0.9375rem] leading-snug text-pretty wrap-anywhere text-muted">
            <bdi>{text}</bdi>
          </p>
        )}
        <p className="mt-auto grid pt-2 text-[0.9375rem]">
          <span className="tabular text-[1.0625rem] font-semibold empty:hidden">{priceText(offer)}</span>
          <span className="font-medium text-accent-text">
            <span className="sr-only">{t(`kind.${offer.kind}`)}: </span>
            {timeText(offer)}
          </span>
        </p>
      </div>
    </article>
  )
}
