import { firstLetter } from '#kit/shared/first-letter.ts'

const initials = (name: string) => name.trim().split(/\s+/).slice(0, 2).map(firstLetter).join('')

/** A person's initials in a circle, beside their name. */
export const Initials = ({ name, className = 'size-7 text-xs' }: { name: string; className?: string }) => (
  <span
    aria-hidden
    data-initials={initials(name)}
    className={`grid shrink-0 place-items-center rounded-full bg-tint font-semibold text-accent-text before:content-[attr(data-initials)] ${className}`}
  />
)
