import { useState } from 'react'
import { DECLARED } from '#features/categories/all.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import type { GuestOffer } from '../contract.ts'
import { OFFER_SIGNS } from './offer-icons.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'

type OfferPictureProps = {
  offer: Pick<GuestOffer, 'imageUrl' | 'icon' | 'category'>
  className: string
  iconClass?: string
  /** It is shown wider than 160 pixels. */
  isLarge?: boolean
}

/** The picture of an offer; without one, its sign on a quiet ground. */
export function OfferPicture({ offer, className, iconClass = 'size-9', isLarge }: OfferPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { imageUrl, icon, category } = offer
  const Icon = icon ? OFFER_SIGNS[icon] : SERVICE_ICONS[DECLARED[category].icon]
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden bg-tint text-accent-text ${className}`}
    >
      {imageUrl && imageUrl !== broken ? (
        <img
          src={isLarge ? imageUrl : smallSizeOf(imageUrl)}
          alt=""
          loading="lazy"
          onError={() => setBroken(imageUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Icon aria-hidden strokeWidth={1.5} className={iconClass} />
      )}
    </span>
  )
}
