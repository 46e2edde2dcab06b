import { useState } from 'react'
import { firstLetter } from '#kit/shared/first-letter.ts'
import type { Hotel } from '../contract.ts'

const SIZE = {
  xs: 'size-9 rounded-sm text-base',
  sm: 'size-11 rounded-md text-xl',
  lg: 'size-22 rounded-[22px] text-4xl',
} as const

type HotelLogoProps = { hotel: Pick<Hotel, 'name' | 'logoUrl'>; size?: keyof typeof SIZE; className?: string }

/** The hotel's logo, on white in either theme unless it brings its own ground; or its first letter in its colour. */
export function HotelLogo({ hotel, size = 'sm', className = '' }: HotelLogoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = `${SIZE[size]} shrink-0 ${className}`
  if (hotel.logoUrl && hotel.logoUrl !== broken) {
    return (
      <img
        src={hotel.logoUrl}
        alt=""
        width={88}
        height={88}
        onError={() => setBroken(hotel.logoUrl)}
        className={`${shape} bg-white object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden
      // a picture, and no word of what it stands in
      data-letter={firstLetter(hotel.name)}
      className={`${shape} grid place-items-center bg-accent font-display font-semibold text-on-accent before:content-[attr(data-letter)]`}
    />
  )
}
