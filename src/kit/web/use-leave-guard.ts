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

/** The same for a form that is a page of its own: who discards the changes goes on to where they wanted to go. */
export const useLeaving = (isUnsaved: boolean) =>
  useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: () => isUnsaved, withResolver: true })
