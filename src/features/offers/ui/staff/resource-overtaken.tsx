import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { isDay } from '#kit/web/read-day.ts'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { OpenSpan, Resource, ResourceDraft } from '../../resources-contract.ts'
import { fieldLabel } from './field-label.ts'
import { useHoursWords } from './use-hours-words.ts'
import type { ResourceFields, ResourceFormState } from './use-resource-form.ts'

type OvertakenProps = { form: ResourceFormState; current: Resource | null }

/** Says what somebody else changed about the resource that is open here, or that it was deleted. */
export function ResourceOvertaken({ form: { edits }, current }: OvertakenProps) {
  const { t } = useTranslation('work')
  const reader = useLanguage()
  const { day } = useFormatters()
  const { weekOf, spansOf } = useHoursWords()
  const shown = (name: keyof ResourceFields, value: ResourceFields[keyof ResourceFields]) => {
    if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no')
    if (!Array.isArray(value)) return value || '–'
    if (name === 'week') return weekOf(value as OpenSpan[][]).join('\n')
    const days = value as ResourceDraft['exceptions']
    return (
      days.map((one) => `${isDay(one.day) ? day(one.day) : one.day} ${spansOf(one.spans)}`).join('\n') || '–'
    )
  }
  return (
    <Overtaken
      title={t(current ? 'editor.resource.theirs' : 'editor.resource.theyDeleted')}
      isGone={!current}
      edits={edits}
      labelOf={(name) => fieldLabel(t, reader, name)}
      shown={shown}
    />
  )
}
