import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** What a screen can change of the frame around it. */
type Frame = {
  /** The place in a phone's bar, once it is there. */
  slot: HTMLElement | null
}

export const CurrentFrame = createContext<Frame>({ slot: null })

/** A screen's own bar, on a phone in place of the brand, so that there is only one. */
export function InPhoneBar({ children }: { children: ReactNode }) {
  const { slot } = use(CurrentFrame)
  return slot && createPortal(children, slot)
}
