import { useState } from 'react'
import { lightAt } from '#kit/shared/greeting.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Hotel } from '../contract.ts'

type CoverProps = { hotel: Pick<Hotel, 'coverUrl' | 'scene' | 'timeZone'>; alt?: string; className?: string }

/**
 * The hotel's cover picture, or a drawing of its place by the light of its hour. The parent sets the size.
 */
export function Cover({ hotel, alt = '', className = '' }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const now = useNow(300)
  const own = hotel.coverUrl === broken ? null : hotel.coverUrl
  return (
    <img
      src={own ?? `${hotel.scene}-${lightAt(now, hotel.timeZone)}.svg`}
      alt={alt}
      fetchPriority="high"
      onError={() => setBroken(own)}
      className={`absolute inset-0 size-full bg-accent-light object-cover ${own ? '' : 'rtl:-scale-x-100'} ${className}`}
    />
  )
}
