import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { listed } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'

/** The link or button that lies over a whole card. */
export const CARD_ACTION = 'absolute inset-0 w-full text-accent-text outline-none'

/** What it says to a screen reader, with an arrow in the card's corner; `name` tells it from that of another card. */
export const CardAction = ({ text, name }: { text: string; name: string }) => (
  <>
    <span className="sr-only">{listed([text, name], useLanguage())}</span>
    <ArrowRight
      aria-hidden
      className="absolute end-3.5 top-4 size-5 transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
    />
  </>
)

type CardProps = { picture: ReactNode; action: ReactNode; children: ReactNode }

/** A booking under way as its guest sees it: a picture, and beside it what it is and how far it has come. */
export const GuestCard = ({ picture, action, children }: CardProps) => (
  <article className="group relative animate-rise overflow-hidden rounded-lg border border-line bg-card shadow-card outline-offset-2 outline-accent transition has-focus-visible:outline-2 hover:shadow-float active:scale-[0.99]">
    <div className="flex min-h-31">
      {picture}
      <div className="flex min-w-0 grow flex-col justify-center gap-2 px-4 py-3.5 *:first:pe-7">
        {children}
      </div>
    </div>
    {action}
  </article>
)
