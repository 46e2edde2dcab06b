import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type StepperProps = {
  name: string
  quantity: number
  /** Where it ends; without it, one less than one is up to who listens. */
  min?: number
  max: number
  /** It stands among others, beside which the one thing to do has to stand out. */
  isSoft?: boolean
  /** What takes the place of the minus at one, where one less removes what is counted. */
  last?: { label: string; icon: ReactNode }
  onChange: (quantity: number) => void
}

/** Changes a quantity by one at a time; at zero the line is removed. */
export function Stepper({ name, quantity, min, max, isSoft = false, last, onChange }: StepperProps) {
  const { t } = useTranslation('common')
  const ending = quantity === 1 ? last : undefined
  const button = 'grid size-11 place-items-center rounded-md transition hover:bg-black/10 disabled:opacity-40'
  return (
    <div
      role="group"
      aria-label={name}
      className={`inline-flex items-center rounded-md ${isSoft ? 'bg-tint text-accent-text' : 'bg-accent text-on-accent'}`}
    >
      <button
        type="button"
        className={button}
        aria-label={ending?.label ?? t('oneLess', { name })}
        disabled={min !== undefined && quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        {ending?.icon ?? <Minus aria-hidden className="size-4" />}
      </button>
      <span aria-live="polite" className="tabular min-w-6 text-center font-semibold">
        {quantity}
      </span>
      <button
        type="button"
        className={button}
        aria-label={t('oneMore', { name })}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  )
}
