import { useId } from 'react'
import type { GuestOffer } from '#features/service-items/contract.ts'
import type { ServiceOption } from '../intents.ts'
import { ServiceLine } from './service-line.tsx'

type ServiceChoiceProps = {
  headingId: string
  options: readonly ServiceOption[]
  offerOf: (option: ServiceOption) => GuestOffer | null
  /** Whether it is known what is offered now. */
  isKnown: boolean
  picked: number
  onPick: (at: number) => void
}

/** The few offers that a guest may have meant, one to be picked. */
export function ServiceChoice({ headingId, options, offerOf, isKnown, picked, onPick }: ServiceChoiceProps) {
  const group = useId()
  return (
    <div role="radiogroup" aria-labelledby={headingId} className="grid min-w-0 gap-1.5">
      {options.map((option, at) => (
        <label
          key={option.offerId}
          className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3 py-2 transition-colors hover:bg-tint has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            checked={picked === at}
            onChange={() => onPick(at)}
            className="size-4.5 shrink-0 accent-accent"
          />
          <ServiceLine option={option} offer={offerOf(option)} isGone={isKnown && !offerOf(option)} />
        </label>
      ))}
    </div>
  )
}
