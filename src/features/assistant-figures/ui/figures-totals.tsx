import { useTranslation } from 'react-i18next'
import { FigureCard } from '#kit/web/ui/figure-card.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Figures } from '../contract.ts'

/** Totals over all hotels. */
export function FiguresTotals({ totals }: { totals: Figures }) {
  const { t } = useTranslation('platform')
  const { number, percent } = useFormatters()
  const { conversations, questions, answered, handOvers, webhookCalls, webhookFailures } = totals
  return (
    <section aria-label={t('assistant.totals')}>
      <h2 className="sr-only">{t('assistant.totals')}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <FigureCard
          label={t('assistant.conversations')}
          figure={number(conversations)}
          text={t('assistant.conversationsText')}
        />
        <FigureCard
          label={t('assistant.answered')}
          figure={questions > 0 ? percent(answered / questions) : '–'}
          text={
            questions > 0
              ? t('assistant.answeredOf', {
                  count: questions,
                  answered: number(answered),
                  questions: number(questions),
                })
              : t('assistant.noQuestions')
          }
        />
        <FigureCard
          label={t('assistant.handOvers')}
          figure={number(handOvers)}
          text={t('assistant.handOversText')}
        />
        <FigureCard
          label={t('assistant.failures')}
          figure={number(webhookFailures)}
          tone={webhookFailures > 0 ? 'late' : undefined}
          text={
            webhookCalls > 0
              ? t('assistant.callsText', { count: webhookCalls, calls: number(webhookCalls) })
              : t('assistant.noCalls')
          }
        />
      </ul>
    </section>
  )
}
