import type { ReactNode } from 'react'

type SegmentsProps<Value extends string | number | null> = {
  label: string
  choices: readonly { value: Value; text: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string
}

/** A segmented control: a few choices side by side, exactly one of which is selected. */
export const Segments = <Value extends string | number | null>({
  label,
  choices,
  chosen,
  onChoose,
  className = '',
}: SegmentsProps<Value>) => (
  <div
    role="group"
    aria-label={label}
    className={`flex flex-wrap rounded-md border border-line bg-side p-0.5 ${className}`}
  >
    {choices.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className="flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[10px] px-3 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card"
      >
        {text}
      </button>
    ))}
  </div>
)
