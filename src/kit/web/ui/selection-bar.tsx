import { type LucideIcon, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, buttonClass, type ButtonProps, IconButton } from './button.tsx'

type BarProps = {
  label: string
  status: string
  /** Where there are many actions: on a phone the number stands alone. */
  count?: number
  clear: string
  onClear: () => void
  children: ReactNode
}

/** What can be done with the selected rows, in one row; on a phone the actions are their icons. */
export const SelectionBar = ({ label, status, count, clear, onClear, children }: BarProps) => (
  <section
    aria-label={label}
    data-bottom-bar
    className="animate-rise sticky bottom-3 z-20 mx-auto flex w-full max-w-max items-center gap-1.5 rounded-lg border border-line bg-card p-1.5 ps-4 shadow-float max-sm:gap-0.5 max-sm:ps-3"
  >
    <p
      role="status"
      className={`me-auto min-w-0 font-semibold sm:pe-4 ${count === undefined ? '' : 'max-sm:sr-only'}`}
    >
      {status}
    </p>
    {count !== undefined && (
      <span aria-hidden className="tabular me-auto font-semibold sm:hidden">
        <bdi>{count}</bdi>
      </span>
    )}
    {children}
    <IconButton look="quiet" label={clear} onClick={onClear}>
      <X aria-hidden className="size-5" />
    </IconButton>
  </section>
)

const FOLDED = 'max-md:size-11 max-md:!px-0 pointer-coarse:min-h-11'

type ActionProps = ButtonProps & { icon: LucideIcon; label: string }

export const SelectionAction = ({ icon: Icon, label, className = '', ...props }: ActionProps) => (
  <Button size="sm" title={label} {...props} className={`${FOLDED} ${className}`}>
    {!props.isBusy && <Icon aria-hidden className="size-4 shrink-0 max-md:size-5" />}
    <span className="max-md:sr-only">{label}</span>
  </Button>
)

type ChoiceProps = ComponentProps<'select'> & { icon: LucideIcon; label: string }

/** An action that asks for one of several: the native list lies invisibly over its button. */
export const SelectionChoice = ({ icon: Icon, label, children, ...props }: ChoiceProps) => (
  <span
    className={`relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${buttonClass('plain', 'sm')} ${FOLDED}`}
  >
    <Icon aria-hidden className="size-4 shrink-0 max-md:size-5" />
    <span aria-hidden className="max-md:hidden">
      {label}
    </span>
    <select
      {...props}
      aria-label={label}
      title={label}
      value=""
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    >
      <option value="">{label}</option>
      {children}
    </select>
  </span>
)
