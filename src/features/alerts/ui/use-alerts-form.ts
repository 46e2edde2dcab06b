import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ALL, type ServiceCategory } from '#features/categories/all.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { AlertSettings } from '../contract.ts'
import { ALERTED_KINDS, type AlertedKind } from '../rules.ts'
import { alertsApi, settingsQuery } from './api.ts'
import { keptMinutes, type TypedMinutes, typedMinutes, wrongMinutes } from './minutes-typed.ts'

/** Each area can have minutes of its own, and is changed and merged by itself. */
export const MINUTE_AREAS = ALL.map(({ category }) => category)
export type AlertFields = Record<AlertedKind, TypedMinutes> &
  Record<ServiceCategory, TypedMinutes | null> & { namesRoom: boolean }

const areaFieldsOf = (areas: AlertSettings['areas']) =>
  Object.fromEntries(
    MINUTE_AREAS.map((area) => [area, areas[area] ? typedMinutes(areas[area]) : null]),
  ) as Record<ServiceCategory, TypedMinutes | null>

const keptAreas = (fields: AlertFields): AlertSettings['areas'] =>
  Object.fromEntries(
    MINUTE_AREAS.flatMap((area) => {
      const typed = fields[area]
      return typed ? [[area, keptMinutes(typed)]] : []
    }),
  )

const fieldsOf = ({
  order,
  request,
  appointment,
  conversation,
  areas,
  namesRoom,
}: AlertSettings): AlertFields => ({
  ...areaFieldsOf(areas),
  order: typedMinutes(order),
  request: typedMinutes(request),
  appointment: typedMinutes(appointment),
  conversation: typedMinutes(conversation),
  namesRoom,
})

/** The kind whose minutes are shown. */
export type ShownKind = { kind: AlertedKind; setKind: (kind: AlertedKind) => void }

/** The settings of the alerts as they are typed, merged with what others save meanwhile. */
export function useAlertsForm(settings: AlertSettings, { kind, setKind }: ShownKind, onSaved: () => void) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const edits = useFieldEdits(fieldsOf(settings), 'alerts')
  const { fields } = edits
  const { queryKey } = settingsQuery(slug)
  const isWrong = (field: AlertedKind | ServiceCategory) => {
    const typed = fields[field]
    return typed !== null && Object.keys(wrongMinutes(typed)).length > 0
  }

  const save = useMutation({
    mutationFn: () =>
      alertsApi.call.save({
        slug,
        version: settings.version,
        alerts: {
          order: keptMinutes(fields.order),
          request: keptMinutes(fields.request),
          appointment: keptMinutes(fields.appointment),
          conversation: keptMinutes(fields.conversation),
          areas: keptAreas(fields),
          namesRoom: fields.namesRoom,
        },
      }),
    onSuccess: (saved) => {
      putAnswer(client, queryKey, saved)
      onSaved()
      toast.success(t('alerts.saved'))
    },
    onError: (error) => {
      const current = alertsApi.dataOf(error, 'CHANGED')?.current
      if (current) putAnswer(client, queryKey, current)
      tell(error, t('alerts.saveFailed'), current && t('editor.changed'))
    },
  })

  useCuredToast('alerts', edits.conflicts.length > 0)
  useCuredToast(t('alerts.saveFailed'), save.isError)

  return {
    edits,
    save,
    /** Saves, or shows the kind of which the minutes are wrong; false then. */
    submit: () => {
      const wrong = [kind, ...ALERTED_KINDS].find(isWrong)
      const isWrongSomewhere = wrong !== undefined || MINUTE_AREAS.some(isWrong)
      if (wrong) setKind(wrong)
      else if (isWrongSomewhere) return false
      else if (edits.conflicts.length > 0) toast.error(t('common:overtaken.choose'), { id: 'alerts' })
      else if (edits.isChanged && !save.isPending) save.mutate()
      return !isWrongSomewhere
    },
  }
}

export type AlertsFormState = ReturnType<typeof useAlertsForm>
