import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { isDay } from '#kit/web/read-day.ts'
import type { FieldWords } from '#kit/web/ui/editor-body.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { OpenSpan, ResourceDraft } from '../../resources-contract.ts'
import { fieldLabel } from './field-label.ts'
import { useHoursWords } from './use-hours-words.ts'
import type { ResourceFields } from './use-resource-form.ts'

/** What the fields of the form of a resource are called, and what stands in them, in words. */
export function useResourceFieldWords(): FieldWords<ResourceFields> {
  const { t } = useTranslation('work')
  const reader = useLanguage()
  const { day: dayWords } = useFormatters()
  const { weekOf, spansOf } = useHoursWords()
  return {
    labelOf: (name) => fieldLabel(t, reader, name),
    shown: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no')
      if (!Array.isArray(value)) return value || '–'
      if (name === 'week') return weekOf(value as OpenSpan[][]).join('\n')
      const days = value as ResourceDraft['exceptions']
      return (
        days.map(({ day, spans }) => `${isDay(day) ? dayWords(day) : day} ${spansOf(spans)}`).join('\n') ||
        '–'
      )
    },
  }
}
