type ToggleProps = {
  isOn: boolean
  /** The accessible name: what being on means. */
  label: string
  on: string
  off: string
  isBusy?: boolean
  /** On, but without effect because of something else. */
  isHeld?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its state as a word. */
export const Toggle = ({ isOn, label, on, off, isBusy = false, isHeld = false, onChange }: ToggleProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-busy={isBusy || undefined}
    onClick={() => !isBusy && onChange(!isOn)}
    className="group inline-flex min-h-11 items-center gap-2.5 rounded-sm text-start font-medium"
  >
    <span
      aria-hidden
      className={`flex h-5.5 w-9.5 shrink-0 items-center rounded-full p-0.5 transition-colors ${isOn && !isHeld ? 'bg-good' : 'bg-muted/70'}`}
    >
      <span
        className={`size-4.5 rounded-full bg-card shadow-card transition-[margin] duration-150 ease-calm ${isOn ? 'ms-auto' : ''}`}
      />
    </span>
    <span aria-hidden className={isOn && !isHeld ? '' : 'text-muted'}>
      {isOn ? on : off}
    </span>
  </button>
)
