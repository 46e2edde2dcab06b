import { firstLetter } from '#kit/shared/first-letter.ts'

/** The hotel's first letter in its colour, as a hotel without a logo shows itself. */
export const Letter = ({ hotel, className }: { hotel: string; className: string }) => (
  <span
    aria-hidden
    className={`grid shrink-0 place-items-center bg-accent font-display font-semibold text-on-accent ${className}`}
  >
    {firstLetter(hotel)}
  </span>
)
