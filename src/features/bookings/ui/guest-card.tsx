import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** How the link or button at the foot of a card looks, which a tap anywhere on the card presses. */
export const CARD_ACTION =
  'flex min-h-11 w-full items-center justify-between gap-3 border-t border-line px-4 text-[0.9375rem] font-semibold text-accent-text outline-none after:absolute after:inset-0'

/** What stands in it; `name` tells it from that of another card. */
export const CardAction = ({ text, name }: { text: string; name: string }) => (
  <>
    <span>
      {text}
      <span className="sr-only">, {name}</span>
    </span>
    <ArrowRight
      aria-hidden
      className="size-4.5 shrink-0 transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
    />
  </>
)

type CardProps = { picture: ReactNode; action: ReactNode; children: ReactNode }

/** A booking under way as its guest sees it: a picture, and beside it what it is and how far it has come. */
export const GuestCard = ({ picture, action, children }: CardProps) => (
  <article className="group relative animate-rise overflow-hidden rounded-lg border border-line bg-card shadow-card outline-offset-2 outline-accent transition has-focus-visible:outline-2 hover:shadow-float">
    <div className="flex min-h-31">
      {picture}
      <div className="flex min-w-0 grow flex-col justify-center gap-2 px-4 py-3.5">{children}</div>
    </div>
    {action}
  </article>
)
