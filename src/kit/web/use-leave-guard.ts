import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'

/** One for each form of the page that has unsaved changes. */
const unsaved = new Set<symbol>()
export const isAnythingUnsaved = () => unsaved.size > 0

function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const own = Symbol('unsaved')
    unsaved.add(own)
    return () => void unsaved.delete(own)
  }, [isUnsaved])
}

/**
 * Protects unsaved changes: asks before the user leaves the page, also with the back button.
 * @param isCovered whether something lies over it, which closes first
 */
export function useLeaveGuard(isUnsaved: boolean, ask: () => void, isCovered = false) {
  useUnsaved(isUnsaved)
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (!isUnsaved || (isCovered && action === 'BACK')) return false
      ask()
      return true
    },
    enableBeforeUnload: () => isUnsaved,
  })
}

/** The same for a form that is a page of its own: who discards the changes goes on to where they wanted to go. */
export function useLeaving(isUnsaved: boolean, isCovered = false) {
  useUnsaved(isUnsaved)
  return useBlocker({
    shouldBlockFn: ({ action }) => isUnsaved && !(isCovered && action === 'BACK'),
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
}

/** Closes what lies over the page before the way back leaves it. */
export function useBackCloses(close: () => void) {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isBack = action === 'BACK'
      if (isBack) close()
      return isBack
    },
    enableBeforeUnload: false,
  })
}
