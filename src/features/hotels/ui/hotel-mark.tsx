import type { Hotel } from '../contract.ts'

/** The hotel's logo, or its first letter on its colour; the name always stands beside it. */
export function HotelMark({ hotel, className = '' }: { hotel: Hotel; className?: string }) {
  const shape = `shrink-0 rounded-md ${className}`
  if (hotel.logoUrl) return <img src={hotel.logoUrl} alt="" className={`${shape} bg-white object-contain`} />
  return (
    <span aria-hidden className={`${shape} grid place-items-center bg-accent font-semibold text-on-accent`}>
      {[...hotel.name][0]}
    </span>
  )
}
