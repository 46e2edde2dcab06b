import type { ReactNode } from 'react'
import type { Heat } from './age.ts'

type FrameProps = {
  id: string
  /** The id of what names it. */
  titleId: string
  isUnseen: boolean
  /** The oldest of those that nobody has seen, which is to be looked at first. */
  isNext: boolean
  heat: Heat
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  /** Somebody has it, so that it asks for less attention. */
  isTaken?: boolean
  children: ReactNode
}

const OUTLINE = {
  late: 'border-late ring-2 ring-late',
  next: 'border-accent ring-2 ring-accent',
  none: 'border-line',
} as const

/** Quiet: it has to be found among many, and stands on most of them when it is busy. */
export const UNSEEN_EDGE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-1 before:bg-accent'

/** What all cards that staff work through are: found by their id, marked while unseen, strongly outlined where they are late or to be looked at first, and outlined while their button has the focus. */
export const CardFrame = ({
  id,
  titleId,
  isUnseen,
  isNext,
  heat,
  isGone,
  isTaken = false,
  children,
}: FrameProps) => (
  <article
    aria-labelledby={titleId}
    data-booking={id}
    data-unseen={isUnseen || undefined}
    className={`relative flex h-full flex-col overflow-hidden rounded-lg border transition-opacity has-[[data-advance]:focus-visible]:outline-2 has-[[data-advance]:focus-visible]:outline-offset-1 has-[[data-advance]:focus-visible]:outline-accent ${isTaken ? 'bg-ground' : 'bg-card shadow-card'} ${OUTLINE[heat === 'late' ? 'late' : isNext ? 'next' : 'none']} ${isUnseen ? UNSEEN_EDGE : ''} ${isGone ? 'opacity-50' : ''}`}
  >
    {children}
  </article>
)
