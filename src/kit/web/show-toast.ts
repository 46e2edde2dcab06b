import { type Action, type ExternalToast, toast } from 'sonner'

export type Kind = 'info' | 'success' | 'warning' | 'error' | 'message'

type Name = NonNullable<ExternalToast['id']>

/** How long a toast is shown where nobody says so, in milliseconds. */
const SHOWN_MS = 4000

/**
 * What each name is shown as. One that leaves has no name any more: what comes under it meanwhile is a toast of its own,
 * and does not leave with it.
 */
const shownAs = new Map<Name, string>()
let count = 0

function leave(name: Name, id: string) {
  if (shownAs.get(name) === id) shownAs.delete(name)
}

const isAction = (given: ExternalToast['action']): given is Action =>
  typeof given === 'object' && given !== null && 'onClick' in given

/** The options of a toast that keeps nothing of the one whose place it takes, and whose leaving is noticed. */
function named(name: Name, id: string, options: ExternalToast): ExternalToast {
  const { action, onDismiss, onAutoClose } = options
  const leaves =
    <Given>(tell?: (given: Given) => void) =>
    (given: Given) => {
      leave(name, id)
      tell?.(given)
    }
  return {
    description: null,
    duration: SHOWN_MS,
    ...options,
    id,
    action: isAction(action) ? { ...action, onClick: leaves(action.onClick) } : (action ?? null),
    onDismiss: leaves(onDismiss),
    onAutoClose: leaves(onAutoClose),
  }
}

/** Shows a toast, in the place of another of the same name (`id`). */
export function showToast(kind: Kind, text: string, options: ExternalToast = {}) {
  const { id: name } = options
  if (name === undefined) return void toast[kind](text, options)
  const id = shownAs.get(name) ?? `${name} ${++count}`
  shownAs.set(name, id)
  toast[kind](text, named(name, id, options))
}

/** What shows toasts, once its code is there. */
export type Shown = { showToast: typeof showToast; dismissToast: typeof dismissToast }

/** Takes a toast away; without a name all of them. */
export function dismissToast(name?: string) {
  if (name === undefined) {
    shownAs.clear()
    toast.dismiss()
    return
  }
  const id = shownAs.get(name)
  shownAs.delete(name)
  if (id !== undefined) toast.dismiss(id)
}
