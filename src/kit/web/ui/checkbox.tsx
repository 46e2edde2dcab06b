import { Check, Minus } from 'lucide-react'

type CheckboxProps = {
  label: string
  isChecked: boolean
  /** Indeterminate: only some of the items it represents are checked. */
  isSome?: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox with a touch target as large as a button's. */
export function Checkbox({ label, isChecked, isSome = false, onChange }: CheckboxProps) {
  const Mark = isSome ? Minus : Check
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome
        }}
        type="checkbox"
        checked={isChecked}
        aria-label={label}
        onChange={({ target }) => onChange(target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm"
      />
      <span
        aria-hidden
        className="pointer-events-none relative grid size-5 place-items-center rounded-[5px] border-2 border-muted bg-card text-on-accent peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent"
      >
        {(isChecked || isSome) && <Mark className="size-4" strokeWidth={3} />}
      </span>
    </span>
  )
}
