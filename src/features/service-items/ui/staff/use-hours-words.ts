import { useTranslation } from 'react-i18next'
import { listed } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { alikeDays } from '../../hours.ts'
import type { OpenSpan, ResourceDraft } from '../../resources-contract.ts'
import { useWeekdays } from './use-weekdays.ts'

/**
 * Hours in words: `Mon – Fri 09:00–17:00`.
 * @param words where their texts stand: hours of opening, or on duty
 */
export function useHoursWords(words: 'editor' | 'editor.duty' = 'editor') {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const days = useWeekdays('short')
  const spansOf = (spans: readonly OpenSpan[]) =>
    spans.length === 0
      ? t(`${words}.closed`)
      : listed(
          spans.map(({ begins, ends }) => `\u2066${begins}–${ends}\u2069`),
          language,
        )
  const daysOf = (from: number, to: number) => {
    if (to - from === 6) return t('editor.daily')
    return from === to ? days[from] : t('editor.fromTo', { from: days[from], to: days[to] })
  }
  return {
    spansOf,
    weekOf: (week: ResourceDraft['week']) =>
      alikeDays(week).map(({ from, to, spans }) => `${daysOf(from, to)} ${spansOf(spans)}`),
  }
}
