import { useState } from 'react'
import { firstLetter } from '#kit/shared/first-letter.ts'
import type { Hotel } from '../contract.ts'

type CoverProps = {
  hotel: Pick<Hotel, 'name' | 'coverUrl'>
  alt?: string
  className?: string
  isLazy?: boolean
}

/**
 * The hotel's cover picture, or a plain background in its colour. The parent sets the size; lazy where a phone hides
 * it.
 */
export function Cover({ hotel, alt = '', className = '', isLazy = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (hotel.coverUrl && hotel.coverUrl !== broken) {
    return (
      <img
        src={hotel.coverUrl}
        alt={alt}
        {...(isLazy ? { loading: 'lazy' as const } : { fetchPriority: 'high' as const })}
        onError={() => setBroken(hotel.coverUrl)}
        className={`absolute inset-0 size-full object-cover ${className}`}
      />
    )
  }
  return (
    <div
      aria-hidden
      className={`absolute inset-0 overflow-hidden bg-linear-to-br from-accent-light to-[color-mix(in_oklch,var(--accent-light)_55%,black)] ${className}`}
    >
      <span className="absolute -end-[6%] -bottom-[22%] font-sans text-[22rem] leading-none font-semibold text-white/8 select-none">
        {firstLetter(hotel.name)}
      </span>
    </div>
  )
}
