import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { PersonOnDuty } from '../contract.ts'
import type { Duty } from '../rules.ts'
import { alertsApi, peopleQuery } from './api.ts'
import { DUTY, type DutyChange } from './use-people.ts'

/** Says when somebody is on duty, and offers to undo it. */
export function useSetDuty() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const { queryKey } = peopleQuery(slug)
  const { mutate } = useMutation({
    mutationKey: DUTY,
    // one after the other: the last choice is the one that counts
    scope: { id: 'duty' },
    mutationFn: ({ person: { userId }, duty }: DutyChange) => alertsApi.call.setDuty({ slug, userId, duty }),
    onSuccess: async (saved) => {
      // a read that is still on its way was asked before
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (people) =>
        people?.map((each) => (each.userId === saved.userId ? saved : each)),
      )
    },
    onError: (error) => tell(error, t('alerts.people.saveFailed')),
  })
  return (person: PersonOnDuty, duty: Duty) => {
    // hours that were chosen meanwhile are kept for another time
    const back = { mode: person.mode, week: person.week ?? duty.week }
    const undo = () => mutate({ person, duty: back })
    mutate(
      { person, duty },
      {
        onSuccess: ({ name, mode }) =>
          toast.success(t(`alerts.people.changed.${mode}`, { name }), {
            duration: UNDO_MS,
            action: { label: t('guests.several.undo'), onClick: undo },
          }),
      },
    )
  }
}
