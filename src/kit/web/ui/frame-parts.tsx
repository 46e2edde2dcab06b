import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

/** What a screen can change of the frame around it. */
type Frame = {
  /** The place in a phone's bar, once it is there. */
  slot: HTMLElement | null
  setBare: (isBare: boolean) => void
}

export const CurrentFrame = createContext<Frame>({ slot: null, setBare: () => {} })

/** A screen's own bar, on a phone in place of the brand, so that there is only one. */
export function InPhoneBar({ children }: { children: ReactNode }) {
  const { slot } = use(CurrentFrame)
  return slot && createPortal(children, slot)
}

/** Takes navigation and bars away, for a screen that fills the window. */
export function useBareFrame() {
  const { setBare } = use(CurrentFrame)
  useLayoutEffect(() => {
    setBare(true)
    return () => setBare(false)
  }, [setBare])
}
