import { accentsOf } from '#kit/shared/accent.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'

type OwnLogoProps = { hotel: Pick<Hotel, 'name' | 'logoUrl' | 'primaryColor'>; size?: 'xs' | 'sm' | 'lg' }

/** A hotel's logo, or its initial, in the hotel's colour rather than the page's. */
export function OwnLogo({ hotel, size = 'sm' }: OwnLogoProps) {
  const { light, onLight } = accentsOf(hotel.primaryColor ?? '#14532D')
  const style: Record<string, string> = { '--accent': light, '--on-accent': onLight }
  return (
    <span style={style} className="contents">
      <HotelLogo hotel={hotel} size={size} />
    </span>
  )
}
