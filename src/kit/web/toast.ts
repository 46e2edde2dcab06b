import { useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import { onForget } from './personal-storage.ts'
import type { Kind, Shown } from './show-toast.ts'

type Say = (text: string, options?: ExternalToast) => void

const watchers = new Set<() => void>()
let isWanted = false

let markReady: (shown: Shown) => void = () => {}
const ready = new Promise<Shown>((resolve) => {
  markReady = resolve
})
export const toasterIsReady = (shown: Shown) => markReady(shown)

/** Loads and renders the toaster. */
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
    void ready.then(({ showToast }) => showToast(kind, text, options))
  }

/** Short messages that disappear by themselves. Their code is loaded after the first screen. */
export const toast: Record<Kind, Say> & { dismiss(id?: string): void } = {
  info: say('info'),
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  message: say('message'),
  dismiss: (id) => {
    if (isWanted) void ready.then(({ dismissToast }) => dismissToast(id))
  },
}

// toasts name orders and offer undo, which the next person must not see
onForget('guest', () => toast.dismiss())
onForget('staff', () => toast.dismiss())
