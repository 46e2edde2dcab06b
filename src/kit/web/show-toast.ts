import { type Action, type ExternalToast, toast } from 'sonner'
import { pause } from '#kit/shared/retry.ts'

export type Kind = 'info' | 'success' | 'warning' | 'error' | 'message'

type Name = NonNullable<ExternalToast['id']>

/** How long a toast is shown where nobody says so, in milliseconds. */
const SHOWN_MS = 4000
/** How long a toast takes to leave, in milliseconds. One of the same name that came meanwhile would leave with it. */
const LEAVING_MS = 300
const leaving = new Map<Name, Promise<void>>()
/** Those that are about to be shown, each the last of its name. */
const coming = new Map<Name, ExternalToast>()

function leave(id: Name) {
  const gone = pause(LEAVING_MS)
  leaving.set(id, gone)
  void gone.then(() => leaving.get(id) === gone && leaving.delete(id))
}

const isAction = (given: ExternalToast['action']): given is Action =>
  typeof given === 'object' && given !== null && 'onClick' in given

/** The options of a toast that keeps nothing of the one whose place it takes, and whose leaving is noticed. */
function named(id: Name, options: ExternalToast): ExternalToast {
  const { action, onDismiss, onAutoClose } = options
  const leaves =
    <Given>(tell?: (given: Given) => void) =>
    (given: Given) => {
      leave(id)
      tell?.(given)
    }
  return {
    description: null,
    duration: SHOWN_MS,
    ...options,
    action: isAction(action) ? { ...action, onClick: leaves(action.onClick) } : (action ?? null),
    onDismiss: leaves(onDismiss),
    onAutoClose: leaves(onAutoClose),
  }
}

/** Shows a toast, once another of the same name that is about to leave has left. */
export async function showToast(kind: Kind, text: string, options: ExternalToast = {}) {
  const { id } = options
  if (id === undefined) return void toast[kind](text, options)
  coming.set(id, options)
  await leaving.get(id)
  if (coming.get(id) !== options) return
  coming.delete(id)
  toast[kind](text, named(id, options))
}

/** What shows toasts, once its code is there. */
export type Shown = { showToast: typeof showToast; dismissToast: typeof dismissToast }

/** Takes a toast away, also one that is about to be shown; without a name all of them. */
export function dismissToast(id?: string) {
  if (id === undefined) coming.clear()
  else coming.delete(id)
  for (const one of id === undefined ? toast.getToasts().map((shown) => shown.id) : [id]) leave(one)
  toast.dismiss(id)
}
