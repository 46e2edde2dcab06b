import { type ReactNode, useState } from 'react'
import { nearestOf } from '#features/appointments/nearest.ts'
import { useSlots } from '#features/appointments/ui/use-slots.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { ServiceOption } from '../intents.ts'
import { FreeTimes } from './free-times.tsx'

type ChooseTimeProps = {
  option: ServiceOption
  /** What is done with the time that is chosen. */
  children: (startsAt: string | null) => ReactNode
}

/** The free times nearest to what was asked for, as they are now; until that is known, as they were then. */
export function ChooseTime({ option, children }: ChooseTimeProps) {
  const { offerId, places, at, nearest, resourceId } = option
  const now = useNow(60).getTime()
  const { data } = useSlots({ offerId, places, except: null })
  const [picked, setPicked] = useState(option.startsAt)
  const wanted = at !== null && Date.parse(at) > now ? Date.parse(at) : null
  const free = data
    ? data
        .flatMap(({ slots }) => slots)
        .filter(({ resourceIds }) => !resourceId || resourceIds.includes(resourceId))
        .map(({ startsAt }) => Date.parse(startsAt))
    : nearest.map((each) => Date.parse(each))
  const ahead = free.filter((each) => each > now)
  const either = ahead.filter((each) => option.either?.some((moment) => Date.parse(moment) === each))
  const near = nearestOf(ahead, wanted, Date.parse(nearest[0] ?? option.at ?? '') || 0)
  const times = (either.length > 0 ? either : near).map((each) => new Date(each).toISOString())
  const startsAt = times.find((time) => time === picked) ?? null
  return (
    <>
      <FreeTimes
        times={times}
        startsAt={startsAt}
        wanted={wanted === null ? null : new Date(wanted).toISOString()}
        lastDay={option.lastDay ?? null}
        isAsked={either.length > 0}
        onStartsAt={setPicked}
      />
      {children(startsAt)}
    </>
  )
}
