import { useBlocker } from '@tanstack/react-router'

/** Keeps what is not saved: leaving the page, by the back button too, first asks. */
export function useLeaveGuard(isUnsaved: boolean, ask: () => void) {
  useBlocker({
    shouldBlockFn: () => {
      if (isUnsaved) ask()
      return isUnsaved
    },
    enableBeforeUnload: () => isUnsaved,
  })
}
