import type { Language } from '#kit/shared/languages.ts'
import type { Guest } from '../contract.ts'
import { RoomCard } from './room-card.tsx'

export type Paper = 'A6' | 'A4'
const CARDS_ON_A4 = 4

type CardsProps = {
  guests: readonly Guest[]
  language: Language
  /** The one-time code to print; undefined for cards without. */
  codeOf: ((guest: Guest) => string | undefined) | undefined
}

// after the cards in the page, as each would cover the lines around the one before; above the lower cards' band of colour
const cut = 'absolute border-0 border-dashed border-[oklch(70%_0_0)]'

/** Up to four cards on an A4 sheet, with lines to cut along. */
export const Sheet = ({ guests, language, codeOf }: CardsProps) => (
  <div className="relative grid h-[84.4em] w-[60em] grid-cols-[30em_30em] grid-rows-[42.2em_42.2em] bg-white">
    {guests.map((guest) => (
      <RoomCard key={guest.id} guest={guest} language={language} code={codeOf?.(guest)} />
    ))}
    <span aria-hidden data-cut className={`${cut} inset-x-0 bottom-1/2 border-b-[0.08em]`} />
    <span aria-hidden data-cut className={`${cut} inset-y-0 left-1/2 border-l-[0.08em]`} />
  </div>
)

/** All cards, visible in print only. */
export function PrintedCards({ guests, language, codeOf, paper }: CardsProps & { paper: Paper }) {
  const starts = guests.flatMap((_guest, at) => (at % CARDS_ON_A4 === 0 ? [at] : []))
  return (
    <div aria-hidden className="room-cards hidden print:block">
      {paper === 'A4'
        ? starts.map((start) => (
            <div key={start} className="room-sheet">
              <Sheet guests={guests.slice(start, start + CARDS_ON_A4)} language={language} codeOf={codeOf} />
            </div>
          ))
        : guests.map((guest) => (
            <div key={guest.id} className="room-card">
              <RoomCard guest={guest} language={language} code={codeOf?.(guest)} />
            </div>
          ))}
    </div>
  )
}
