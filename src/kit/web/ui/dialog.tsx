import { type ReactNode, useId } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useModal } from '../use-modal.ts'
import { Button, IconButton } from './button.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  wide?: boolean
  /** In the dialog's head. */
  tools?: ReactNode
  /** Stands beside the rest, where there is room alone. */
  aside?: ReactNode
}

/** A modal dialog based on the native `<dialog>`: focus stays inside, Escape and the backdrop close it. */
export function Dialog({ title, onClose, children, footer, wide = false, tools, aside }: DialogProps) {
  const { t } = useTranslation('common')
  const modal = useModal(onClose, (dialog) =>
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus(),
  )
  const titleId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.stopPropagation()}
      className={`animate-rise w-[calc(100vw-2rem)] ${wide ? 'max-w-2xl' : 'max-w-md'} ${aside ? 'lg:max-w-5xl' : ''} max-h-[calc(100dvh-2rem)] rounded-lg border border-line bg-card p-0 shadow-float`}
    >
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[auto_1fr_auto]">
        <header className="flex items-center justify-between gap-4 ps-5 pe-3 pt-3 max-sm:gap-2">
          <h2 id={titleId} className={`me-auto text-lg font-semibold ${tools ? 'min-w-34' : 'min-w-0'}`}>
            {title}
          </h2>
          {tools}
          <IconButton look="quiet" label={t('close')} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <div
          className={`overflow-y-auto px-5 pt-2 pb-5 ${aside ? 'grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_18.75rem]' : ''}`}
        >
          {aside ? <div className="min-w-0">{children}</div> : children}
          {aside && <div className="hidden lg:sticky lg:top-0 lg:block lg:self-start">{aside}</div>}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

type ConfirmProps = {
  title: string
  text: string
  confirm: string
  /** The label of the button that changes nothing; Cancel by default. */
  dismiss?: string | undefined
  isDangerous?: boolean
  isBusy?: boolean
  /** What is asked beside. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action that is hard to undo; the focus starts on Cancel. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  dismiss,
  isDangerous,
  isBusy,
  children,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy ?? false} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="text-muted">{text}</p>
      {children}
    </Dialog>
  )
}
