import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'

const OWN = ['menu', 'roomService', 'order'] as const

/** Before anything was said: who answers, and what may be asked. */
export function ChatWelcome({ topics, onAsk }: { topics: string[]; onAsk: (question: string) => void }) {
  const hotel = useHotel()
  const { t } = useTranslation('chat')
  const questions = [...topics, ...OWN.map((one) => t(`ask.${one}`))]
  return (
    <div className="grid justify-items-center pt-6 text-center md:pt-12">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-accent-text">
        <Sparkles aria-hidden className="size-7" />
      </span>
      <h2 className="mt-5 font-display text-[1.75rem] font-semibold tracking-tight">{t('helloTitle')}</h2>
      <p className="mt-2 max-w-md text-[1.0625rem] text-pretty text-muted">
        {t('hello', { hotel: hotel.name })}
      </p>
      <ul aria-label={t('suggestions')} className="mt-7 flex max-w-xl flex-wrap justify-center gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              dir="auto"
              onClick={() => onAsk(question)}
              className="min-h-11 rounded-full border border-line bg-card px-4 text-[0.9375rem] font-medium shadow-card transition hover:bg-tint"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
