import type { ReactNode } from 'react'
import { useModal } from '../use-modal.ts'

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
export function Sheet({ titleId, textId, className, onShow, onClose, children }: SheetProps) {
  const modal = useModal(onClose, onShow)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`mx-auto mt-auto mb-0 w-full animate-rise overflow-hidden rounded-t-xl border border-line bg-card p-0 shadow-float md:mb-auto md:rounded-xl ${className}`}
    >
      {children}
    </dialog>
  )
}
