import { type ComponentType, useEffect, useState } from 'react'
import { importWithRetry } from '../later.tsx'
import { shownLook } from '../surface.ts'
import { toasterIsReady, useToasterWanted, wantToaster } from '../toast.ts'

/** Late enough not to delay the first screen, early enough to have the code before the network may drop. */
const FETCH_AFTER_MS = 2500
const FETCH_AGAIN_MS = 2000

/** Renders the toasts; send them with `toast` of `kit/web/toast.ts`. */
export function Toasts() {
  const isWanted = useToasterWanted()
  const [Toaster, setToaster] = useState<ComponentType<{ onReady: typeof toasterIsReady }> | null>(null)

  useEffect(() => {
    const timer = setTimeout(wantToaster, shownLook() === 'guest' ? FETCH_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      importWithRetry(() => import('./toaster.tsx')).then(
        (module) => setToaster(() => module.Toaster),
        () => {
          timer = setTimeout(load, FETCH_AGAIN_MS)
        },
      )
    void load()
    return () => clearTimeout(timer)
  }, [isWanted])

  return Toaster && <Toaster onReady={toasterIsReady} />
}
