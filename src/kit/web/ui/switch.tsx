import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once; name it with `aria-label` or `aria-labelledby`. */
export function Switch({ isOn, onChange, className = '', ...props }: SwitchProps) {
  return (
    <button
      type="button"
      {...props}
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={`group grid h-11 w-14 shrink-0 place-items-center rounded-full disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
    >
      <span className="flex h-7 w-12 items-center rounded-full border border-muted bg-muted/25 p-0.5 transition-colors duration-150 group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="size-5.5 rounded-full bg-ink/70 shadow-card transition-transform duration-150 ease-calm group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent rtl:group-aria-checked:-translate-x-5" />
      </span>
    </button>
  )
}
