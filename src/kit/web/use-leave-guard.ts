import { useBlocker } from '@tanstack/react-router'

/** Protects unsaved changes: asks before the user leaves the page, also with the back button. */
export function useLeaveGuard(isUnsaved: boolean, ask: () => void) {
  useBlocker({
    shouldBlockFn: () => {
      if (isUnsaved) ask()
      return isUnsaved
    },
    enableBeforeUnload: () => isUnsaved,
  })
}
