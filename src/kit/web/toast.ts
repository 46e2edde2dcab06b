import { useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import { onForget } from './belongings.ts'

type Say = (text: string, options?: ExternalToast) => void
type Kind = 'info' | 'success' | 'warning' | 'error' | 'message'

const watchers = new Set<() => void>()
let isWanted = false

let markReady = () => {}
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})
export const toasterIsReady = () => markReady()

/** Has the toasts' part fetched and put on the screen. */
export function wantToaster() {
  isWanted = true
  for (const tell of watchers) tell()
}

function watch(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

export const useToasterWanted = () => useSyncExternalStore(watch, () => isWanted)

const say =
  (kind: Kind): Say =>
  (text, options) => {
    wantToaster()
    void ready.then(() => import('sonner')).then(({ toast: show }) => show[kind](text, options))
  }

/** Short messages that pass by. Their part of the code is fetched when the first screen stands. */
export const toast: Record<Kind, Say> & { dismiss(id?: string): void } = {
  info: say('info'),
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  message: say('message'),
  dismiss: (id) => {
    if (isWanted) void ready.then(() => import('sonner')).then(({ toast: show }) => show.dismiss(id))
  },
}

// they name orders and offer to undo what somebody else has done
onForget('guest', () => toast.dismiss())
onForget('staff', () => toast.dismiss())
