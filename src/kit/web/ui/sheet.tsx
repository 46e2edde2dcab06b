import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'

type SheetProps = {
  titleId: string
  textId?: string
  /** Its size. */
  className: string
  onShow?: (sheet: HTMLDialogElement) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog for guests, which rises from below on a phone; Escape and a tap beside it close it. */
export function Sheet({ titleId, textId, className, onShow = () => {}, onClose, children }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null)
  const show = useEffectEvent(onShow)

  // closing the dialog before it is removed returns the focus to where it was
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    if (dialog) show(dialog)
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        // a file that is not chosen after all is cancelled, too
        if (event.target !== element.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
      className={`mx-auto mt-auto mb-0 w-full animate-rise overflow-hidden rounded-t-xl border border-line bg-card p-0 shadow-float md:mb-auto md:rounded-xl ${className}`}
    >
      {children}
    </dialog>
  )
}
