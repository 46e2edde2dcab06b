import { useTranslation } from 'react-i18next'
import { MomentChoice } from './moment-choice.tsx'
import { useWhen } from './use-when.ts'

type ChooseHourProps = {
  moments: readonly string[]
  /** Whether both were said, one for each dish. */
  isOneTime?: boolean
  /** Undefined until one is. */
  chosen: string | undefined
  onChoose: (moment: string) => void
}

/** The two moments between which a guest chooses, where an hour may be in the morning or in the evening, or both were said. */
export function ChooseHour({ moments, isOneTime = false, chosen, onChoose }: ChooseHourProps) {
  const { t } = useTranslation('chat')
  const when = useWhen()
  return (
    <MomentChoice
      legend={t(isOneTime ? 'wish.whichForAll' : 'wish.whichTime')}
      moments={moments}
      chosen={chosen}
      wordsOf={when}
      onChoose={onChoose}
    />
  )
}
