import { useId } from 'react'
import { TimeChip } from '#features/bookings/ui/time-chips.tsx'

type MomentChoiceProps<Moment extends string | null> = {
  legend: string
  moments: readonly Moment[]
  /** Undefined until one is. */
  chosen: Moment | undefined
  wordsOf: (moment: Moment) => string
  onChoose: (moment: Moment) => void
}

/** A few moments, one to be chosen; null is as soon as possible. */
export function MomentChoice<Moment extends string | null>(props: MomentChoiceProps<Moment>) {
  const { legend, moments, chosen, wordsOf, onChoose } = props
  const group = useId()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium text-pretty wrap-anywhere">{legend}</legend>
      {moments.map((moment) => (
        <TimeChip
          key={moment ?? 'soon'}
          group={group}
          time={wordsOf(moment)}
          isChosen={moment === chosen}
          onChoose={() => onChoose(moment)}
        />
      ))}
    </fieldset>
  )
}
