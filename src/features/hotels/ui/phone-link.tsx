import { Phone } from 'lucide-react'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { dialAddress, receptionNumber } from '../reception-number.ts'
import { useHotel } from './current-hotel.ts'

type PhoneLinkProps = {
  label: string
  /** A phone's screen does not write the number out: what dials has no need to read it. */
  isBrief?: boolean
  className?: string
}

/** A link to call the hotel's reception; nothing when it has no number. */
export function PhoneLink({ label, isBrief = false, className = '' }: PhoneLinkProps) {
  const number = receptionNumber(useHotel())
  return number ? (
    <a
      href={dialAddress(number)}
      className={`${buttonClass('quiet')} max-w-full shrink! flex-wrap gap-y-0 text-accent-text! whitespace-normal! ${className}`}
    >
      <Phone aria-hidden className="size-4.5 shrink-0" />
      {label}
      <bdi className={`tabular max-w-full shrink-0 wrap-anywhere ${isBrief ? 'max-md:sr-only' : ''}`}>
        {number}
      </bdi>
    </a>
  ) : null
}
