import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeChip } from '#features/bookings/ui/time-chips.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { OpenTime } from '../intents.ts'
import type { OrderMoment } from './use-order-when.ts'

type ChooseOpenTimeProps = {
  openTime: OpenTime
  /** Undefined until one is; null: as soon as possible. */
  chosen: OrderMoment | undefined
  onChoose: (moment: OrderMoment) => void
}

/** The times from which a guest chooses who said a day or a part of it, and no hour. */
export function ChooseOpenTime({ openTime, chosen, onChoose }: ChooseOpenTimeProps) {
  const { t } = useTranslation('chat')
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(60)
  const group = useId()
  const { said, doubt, isSoon } = openTime
  const times = openTime.moments.map((moment) => new Date(moment)).filter((at) => at > now)
  const days = [...new Set(times.map((at) => dayOf(at, now)))]
  const isNone = times.length === 0 && !isSoon
  return (
    <div role="group" aria-label={t('wish.openTime')} className="grid gap-2">
      <p className="font-medium text-pretty wrap-anywhere">
        {doubt ? t(`wish.notThen.${doubt}`, { said }) : t('wish.whatTime', { said })}{' '}
        {isNone ? t('wish.tellTime') : doubt && t('wish.otherTime')}
      </p>
      {days.map((day) => (
        <fieldset key={day} className="grid min-w-0 grid-cols-4 gap-2 narrow:grid-cols-3">
          <legend className="mb-1 text-sm font-medium text-muted first-letter:uppercase">{day}</legend>
          {times
            .filter((at) => dayOf(at, now) === day)
            .map((at) => (
              <TimeChip
                key={at.toISOString()}
                group={group}
                time={timeOf(at)}
                isChosen={at.toISOString() === chosen}
                onChoose={() => onChoose(at.toISOString())}
              />
            ))}
        </fieldset>
      ))}
      {isSoon && (
        <TimeChip
          group={group}
          time={t('wish.soon')}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
        />
      )}
    </div>
  )
}
