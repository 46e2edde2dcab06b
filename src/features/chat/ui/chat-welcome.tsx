import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { QuestionChips } from './question-chips.tsx'

const OWN = ['menu', 'order'] as const
/** Of the hotel's topics, before those of every hotel. */
const FIRST = 2

/** Shown before the first message: who answers, and suggested questions. */
export function ChatWelcome({ topics, onAsk }: { topics: string[]; onAsk: (question: string) => void }) {
  const hotel = useHotel()
  const { t } = useTranslation('chat')
  const questions = [
    ...topics.slice(0, FIRST),
    ...OWN.map((question) => t(`ask.${question}`)),
    ...topics.slice(FIRST),
  ]
  return (
    <div className="grid grid-cols-1 justify-items-start pt-4 md:pt-12">
      <span className="grid size-12 place-items-center rounded-full bg-tint text-accent-text">
        <Sparkles aria-hidden className="size-6" />
      </span>
      <h2 className="mt-4 font-display text-[1.75rem] font-semibold tracking-tight">{t('helloTitle')}</h2>
      <p className="mt-2 max-w-md wrap-anywhere text-[1.0625rem] text-pretty text-muted">
        {t('hello', { hotel: hotel.name })}
      </p>
      <QuestionChips label={t('suggestions')} questions={questions} onAsk={onAsk} className="mt-5" />
    </div>
  )
}
