import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import type { OrderLine } from '../contract.ts'

type BookingPictureProps = { lines: readonly Pick<OrderLine, 'imageUrl'>[]; className: string }

/** An order's first dish with a picture. */
export function OrderPicture({ lines, className }: BookingPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const url = lines.find(({ imageUrl }) => imageUrl)?.imageUrl
  return (
    <div className={`relative grid place-items-center overflow-hidden bg-tint text-accent-text ${className}`}>
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          onError={() => setBroken(url)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <UtensilsCrossed aria-hidden className="size-7 opacity-60" />
      )}
    </div>
  )
}
