import type { ReactNode } from 'react'
import { useBackCloses } from '../use-leave-guard.ts'
import { Dialog } from './dialog.tsx'

type PreviewProps = { label: string; onClose: () => void; children: ReactNode }

/** What guests see, over an editor that has no room for it beside its fields: the way back closes it, and nothing else. */
export function Preview({ label, onClose, children }: PreviewProps) {
  useBackCloses(onClose)
  return (
    <Dialog title={label} onClose={onClose}>
      <div data-alone>{children}</div>
    </Dialog>
  )
}
