import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'

type DrawerProps = { label: string; onClose: () => void; children: ReactNode }

/** The sidebar on a phone: over the page, closed by Escape, by its button or beside it. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const { t } = useTranslation('common')
  const element = useRef<HTMLDialogElement>(null)

  // closed while it still stands, it gives the focus back to where it came from
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      className="animate-slide-in fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(18rem,calc(100vw-3rem))] border-e border-line bg-side p-0 shadow-float"
    >
      <IconButton
        look="quiet"
        label={t('close')}
        onClick={onClose}
        className="absolute end-1 top-2.5 z-10 bg-side"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
      {children}
    </dialog>
  )
}
