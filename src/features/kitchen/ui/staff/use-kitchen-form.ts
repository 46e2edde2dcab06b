import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toLanguage } from '#kit/shared/languages.ts'
import { inPlainDigits } from '#kit/shared/read-money.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { Kitchen } from '../../contract.ts'
import { PROMISE_MAX, PROMISE_MIN } from '../../rules.ts'
import { kitchenApi } from '../api.ts'

/** What is in the form: the hours together, as one says when the other is meant; an empty language is each screen's. */
export type KitchenFields = {
  hours: { opens: string; closes: string } | null
  language: string
  minutes: string
  guestsCancel: boolean
}

const fieldsOf = ({ opens, closes, language, defaultMinutes, guestsCancel }: Kitchen): KitchenFields => ({
  hours: opens !== null && closes !== null ? { opens, closes } : null,
  language: language ?? '',
  minutes: String(defaultMinutes),
  guestsCancel,
})

/** The settings of a kitchen as they are typed, merged with what others save meanwhile. */
export function useKitchenForm(kitchen: Kitchen, onSaved: () => void) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const edits = useFieldEdits(fieldsOf(kitchen), 'kitchen')
  const { fields } = edits
  const [wasSent, setWasSent] = useState(false)
  const { queryKey } = kitchenApi.query.get.queryOptions({ input: { slug } })
  const minutes = /^\d{1,3}$/.test(inPlainDigits(fields.minutes)) ? Number(inPlainDigits(fields.minutes)) : 0
  const isWrong = {
    opens: fields.hours !== null && !fields.hours.opens,
    closes: fields.hours !== null && !fields.hours.closes,
    minutes: minutes < PROMISE_MIN || minutes > PROMISE_MAX,
  }

  const save = useMutation({
    mutationFn: () =>
      kitchenApi.call.save({
        slug,
        version: kitchen.version,
        kitchen: {
          ...(fields.hours ?? { opens: null, closes: null }),
          language: toLanguage(fields.language),
          defaultMinutes: minutes,
          guestsCancel: fields.guestsCancel,
        },
      }),
    onSuccess: (saved) => {
      putAnswer(client, queryKey, saved)
      onSaved()
      toast.success(t('menu.kitchen.saved'))
    },
    onError: (error) => {
      const current = kitchenApi.dataOf(error, 'CHANGED')?.current
      if (current) putAnswer(client, queryKey, current)
      tell(error, t('menu.kitchen.saveFailed'), current && t('editor.changed'))
    },
  })

  useCuredToast('kitchen', edits.conflicts.length > 0)
  useCuredToast(t('menu.kitchen.saveFailed'), save.isError)

  return {
    edits,
    save,
    /** What is said to be wrong, once somebody tried to save. */
    wrong: wasSent ? isWrong : { opens: false, closes: false, minutes: false },
    /** Saves, or says what is wrong; false then. */
    submit: () => {
      setWasSent(true)
      if (Object.values(isWrong).some(Boolean)) return false
      if (edits.conflicts.length > 0) toast.error(t('common:overtaken.choose'), { id: 'kitchen' })
      else if (!save.isPending) save.mutate()
      return true
    },
  }
}

export type KitchenFormState = ReturnType<typeof useKitchenForm>
