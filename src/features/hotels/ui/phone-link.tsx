import { Phone } from 'lucide-react'
import { buttonClass } from '#kit/web/ui/button.tsx'

type PhoneLinkProps = { number: string | null; label: string; className?: string }

/** A link to call the hotel; nothing when it has no number. */
export const PhoneLink = ({ number, label, className = '' }: PhoneLinkProps) =>
  number ? (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className={`${buttonClass('quiet')} max-w-full shrink! flex-wrap gap-y-0 text-accent-text! whitespace-normal! ${className}`}
    >
      <Phone aria-hidden className="size-4.5 shrink-0" />
      {label}
      <bdi className="tabular max-w-full shrink-0 wrap-anywhere">{number}</bdi>
    </a>
  ) : null
