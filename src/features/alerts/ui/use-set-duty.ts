import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { PersonOnDuty } from '../contract.ts'
import type { Duty } from '../rules.ts'
import { alertsApi, peopleQuery } from './api.ts'
import { DUTY, type DutyChange } from './use-people.ts'
import { useDutyWords } from './use-duty-words.ts'

/** The version that a change is of: that which its author saw, or which their own changes since then have made of it. */
function versionOf(client: QueryClient, { userId, version }: PersonOnDuty): number {
  const own = client.getMutationCache().findAll({ mutationKey: DUTY, status: 'success' })
  return own
    .map(({ state }) => state.data as PersonOnDuty)
    .reduce(
      (last, saved) => (saved.userId === userId && saved.version === last + 1 ? saved.version : last),
      version,
    )
}

/** Says when somebody is on duty, and offers to undo it. */
export function useSetDuty() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const changed = useDutyWords()
  const { queryKey } = peopleQuery(slug)
  const put = async (saved: PersonOnDuty) => {
    // a read that is still on its way was asked before
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (people) =>
      people?.map((each) => (each.userId === saved.userId ? saved : each)),
    )
  }
  const { mutate } = useMutation({
    mutationKey: DUTY,
    // one after the other: the last choice is the one that counts
    scope: { id: 'duty' },
    mutationFn: ({ person, duty }: DutyChange) =>
      alertsApi.call.setDuty({ slug, userId: person.userId, version: versionOf(client, person), duty }),
    onSuccess: put,
    onError: async (error) => {
      const current = alertsApi.dataOf(error, 'CHANGED')?.current
      const theirs = current && 'userId' in current ? current : null
      if (theirs) await put(theirs)
      tell(error, t('alerts.people.saveFailed'), theirs && t('editor.changed'))
    },
  })
  return (person: PersonOnDuty, wanted: Partial<Duty>) => {
    const { mode, week, areas, quiet } = person
    const duty = { mode, week, areas, quiet, ...wanted }
    // hours that were chosen meanwhile are kept for another time
    const back = { mode, week: week ?? duty.week, areas, quiet }
    mutate(
      { person, duty },
      {
        onSuccess: (saved) =>
          toast.success(changed(saved, wanted), {
            duration: UNDO_MS,
            action: { label: t('guests.several.undo'), onClick: () => mutate({ person: saved, duty: back }) },
          }),
      },
    )
  }
}
