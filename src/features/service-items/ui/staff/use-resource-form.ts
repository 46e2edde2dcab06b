import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { flatten, type FlatTexts, inEnglish, unflatten } from '#kit/shared/texts.ts'
import { isDay } from '#kit/web/read-day.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { readNumber } from '../../editing.ts'
import { RESOURCE_TEXTS } from '../../fields.ts'
import { areSpansSound, keptSpans, typedSpans, usualWeek } from '../../hours.ts'
import type { OpenSpan, Resource, ResourceDraft } from '../../resources-contract.ts'
import { CAPACITY_MAX, OFFER_NAME_MAX } from '../../rules.ts'

const CAPACITY = { min: 1, max: CAPACITY_MAX }

export type ResourceFields = FlatTexts<typeof RESOURCE_TEXTS> &
  Pick<ResourceDraft, 'week' | 'exceptions' | 'isEnabled'> & { capacity: string }

const fieldsOf = ({ name, capacity, week, exceptions, isEnabled }: ResourceDraft): ResourceFields => ({
  ...flatten(RESOURCE_TEXTS, { name }),
  capacity: String(capacity),
  isEnabled,
  week: week.map(typedSpans),
  exceptions: exceptions.map(({ day, spans }) => ({ day, spans: typedSpans(spans) })),
})

const newResource = (): ResourceDraft => ({
  name: inEnglish(''),
  capacity: 1,
  week: usualWeek(),
  exceptions: [],
  isEnabled: true,
})

/**
 * What is in the form of a resource, what is wrong with it, and how it differs from what is saved.
 * @param saved the resource as it stands now; null for a new one
 */
export function useResourceForm(saved: Resource | null) {
  const { t } = useTranslation('work')
  const [empty] = useState(newResource)
  const edits = useFieldEdits(fieldsOf(saved ?? empty), `resource ${saved?.id}`)
  const { fields, change } = edits
  const [wasSent, setWasSent] = useState(false)
  const { week, exceptions } = fields
  const capacity = readNumber(fields.capacity, CAPACITY)
  const isNameless = lengthOf(fields.name) === 0
  const wrongIn = LANGUAGES.filter(
    (language) =>
      lengthOf(fields[RESOURCE_TEXTS.name[language]] ?? '') > OFFER_NAME_MAX ||
      (language === DEFAULT_LANGUAGE && isNameless),
  )
  const isDayWrong = (day: string) =>
    !isDay(day) || exceptions.filter((other) => other.day === day).length > 1
  return {
    edits,
    fields,
    change,
    wrongIn,
    isChanged: edits.isChanged,
    isWrong:
      wrongIn.length > 0 ||
      capacity === null ||
      !week.every(areSpansSound) ||
      !exceptions.every(({ day, spans }) => !isDayWrong(day) && areSpansSound(spans)),
    isUnsettled: edits.conflicts.length > 0,
    send: () => setWasSent(true),
    nameError: wasSent && isNameless ? t('editor.wrong.needText') : undefined,
    capacityError: wasSent && capacity === null ? t('editor.wrong.number', CAPACITY) : undefined,
    spansError: (spans: readonly OpenSpan[]) =>
      wasSent && !areSpansSound(spans) ? t('editor.wrong.spans') : undefined,
    dayError: (day: string) => (wasSent && isDayWrong(day) ? t('editor.wrong.day') : undefined),
    draft: (): ResourceDraft => ({
      name: unflatten(RESOURCE_TEXTS, fields).name,
      isEnabled: fields.isEnabled,
      capacity: capacity ?? 1,
      week: week.map(keptSpans),
      exceptions: exceptions
        .map(({ day, spans }) => ({ day, spans: keptSpans(spans) }))
        .toSorted((a, b) => a.day.localeCompare(b.day)),
    }),
  }
}

export type ResourceFormState = ReturnType<typeof useResourceForm>
