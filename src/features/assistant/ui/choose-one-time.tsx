import { useTranslation } from 'react-i18next'
import { MomentChoice } from './moment-choice.tsx'
import type { OrderMoment } from './use-order-when.ts'
import { useWhen } from './use-when.ts'

type ChooseOneTimeProps = {
  /** The time of what is in the cart. */
  cart: OrderMoment
  moments: readonly OrderMoment[]
  chosen: OrderMoment | undefined
  onChoose: (moment: OrderMoment) => void
}

/** That an order has one time, and the cart another than the card: which is it to be? */
export function ChooseOneTime({ cart, moments, chosen, onChoose }: ChooseOneTimeProps) {
  const { t } = useTranslation('chat')
  const when = useWhen()
  return (
    <MomentChoice
      legend={cart === null ? t('wish.oneTimeSoon') : t('wish.oneTime', { when: when(cart) })}
      moments={moments}
      chosen={chosen}
      wordsOf={(moment) => (moment === null ? t('wish.allSoon') : t('wish.allFor', { when: when(moment) }))}
      onChoose={onChoose}
    />
  )
}
