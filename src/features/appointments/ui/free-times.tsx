import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeChip } from '#features/bookings/ui/time-chips.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { partsOfDay } from '../parts-of-day.ts'

type FreeTimesProps = { times: readonly string[]; chosen: string | null; onChoose: (time: string) => void }

/** The free times of a day; where they are many, by the parts of the day, of which one is unfolded at first. */
export function FreeTimes({ times, chosen, onChoose }: FreeTimesProps) {
  const { timeZone } = useHotel()
  const { t } = useTranslation('work')
  const { timeOf } = useMomentWords()
  const group = useId()
  const parts = partsOfDay(times, timeZone)
  const [unfolded] = useState(
    () => (parts?.find((part) => part.times.some((time) => time === chosen)) ?? parts?.[0])?.part,
  )
  const grid = (shown: readonly string[]) => (
    <div className="grid grid-cols-4 gap-2 narrow:grid-cols-3">
      {shown.map((time) => (
        <TimeChip
          key={time}
          group={group}
          time={timeOf(new Date(time))}
          isChosen={time === chosen}
          onChoose={() => onChoose(time)}
        />
      ))}
    </div>
  )
  if (!parts) return grid(times)
  return parts.map(({ part, times: shown }) => (
    <details key={part} open={part === unfolded} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-medium outline-offset-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 text-muted transition group-open:rotate-180" />
        {t(`guest.part.${part}`)}
        {shown.includes(chosen ?? '') && (
          <span className="tabular ms-auto font-semibold text-accent-text">
            <bdi>{timeOf(new Date(chosen ?? ''))}</bdi>
          </span>
        )}
      </summary>
      {grid(shown)}
    </details>
  ))
}
