import type { ReactNode } from 'react'

type FrameProps = {
  id: string
  /** The id of what names it. */
  titleId: string
  isUnseen: boolean
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  /** Somebody has it, so that it asks for less attention. */
  isTaken?: boolean
  children: ReactNode
}

/** What all cards that staff work through are: found by their id, marked while unseen, and outlined while their button has the focus. */
export const CardFrame = ({ id, titleId, isUnseen, isGone, isTaken = false, children }: FrameProps) => (
  <article
    aria-labelledby={titleId}
    data-booking={id}
    data-unseen={isUnseen || undefined}
    className={`flex h-full flex-col overflow-hidden rounded-lg border transition-opacity has-[[data-advance]:focus-visible]:outline-2 has-[[data-advance]:focus-visible]:outline-offset-1 has-[[data-advance]:focus-visible]:outline-accent ${isTaken ? 'bg-ground' : 'bg-card shadow-card'} ${isUnseen ? 'border-accent ring-2 ring-accent/30' : 'border-line'} ${isGone ? 'opacity-50' : ''}`}
  >
    {children}
  </article>
)
