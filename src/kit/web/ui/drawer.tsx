import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from '../use-modal.ts'
import { IconButton } from './button.tsx'

type DrawerProps = { label: string; onClose: () => void; children: ReactNode }

/** The sidebar on a phone: over the page; Escape, its button or a tap outside closes it. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const { t } = useTranslation('common')
  const modal = useModal(onClose)
  return (
    <dialog
      {...modal}
      aria-label={label}
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
