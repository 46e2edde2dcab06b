import { type MouseEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * What a native `<dialog>` needs to be modal as long as it is rendered: the focus stays inside; Escape and a press beside
 * it ask for closing.
 */
export function useModal(onClose: () => void, onShow: (dialog: HTMLDialogElement) => void = () => {}) {
  const ref = useRef<HTMLDialogElement>(null)
  const show = useEffectEvent(onShow)

  // closing the dialog before it is removed returns the focus to where it was
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    if (dialog) show(dialog)
    return () => dialog?.close()
  }, [])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // a file that is not chosen after all is cancelled, too
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
  }
}
