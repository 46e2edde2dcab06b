import type { ComponentProps, ReactNode } from 'react'

const LOOK = {
  primary: 'bg-accent text-on-accent shadow-card hover:brightness-110 active:brightness-95',
  plain: 'bg-card text-ink border border-line hover:bg-tint',
  soft: 'bg-tint text-accent-text hover:brightness-97 dark:hover:brightness-110',
  quiet: 'text-ink hover:bg-tint',
  danger: 'bg-late text-ground hover:brightness-110',
} as const

const WRAPPED = 'narrow:shrink narrow:px-3 narrow:whitespace-normal'
const SIZE = {
  md: `min-h-11 px-4 rounded-md ${WRAPPED}`,
  lg: `min-h-13 px-6 rounded-md text-[1.0625rem] ${WRAPPED}`,
  sm: `min-h-9 px-3 rounded-sm ${WRAPPED}`,
  icon: 'size-11 rounded-full',
} as const

export type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof LOOK
  size?: keyof typeof SIZE
  /** Shows that the work is in progress, and ignores further presses. */
  isBusy?: boolean
}

export const buttonClass = (look: keyof typeof LOOK = 'plain', size: keyof typeof SIZE = 'md') =>
  `inline-flex shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap transition select-none disabled:opacity-55 disabled:pointer-events-none ${LOOK[look]} ${SIZE[size]}`

export function Button({
  look = 'plain',
  size = 'md',
  isBusy = false,
  className = '',
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={props.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {isBusy && <BusyRing />}
      {children}
    </button>
  )
}

/** A button with only an icon; its label is for screen readers. */
export function IconButton({
  label,
  children,
  ...props
}: ButtonProps & { label: string; children: ReactNode }) {
  return (
    <Button size="icon" aria-label={label} title={label} {...props}>
      {children}
    </Button>
  )
}

const BusyRing = () => (
  <span
    aria-hidden
    className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
  />
)
