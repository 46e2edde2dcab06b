import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
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

/** What undoes a change, and nothing else; hours that were chosen for the first time are kept for another time. */
function backOf(person: PersonOnDuty, wanted: Partial<Duty>): Partial<Duty> {
  const { mode, week, areas, quiet } = person
  const before = Object.entries({ mode, week, areas, quiet })
  return Object.fromEntries(before.filter(([name]) => name in wanted && (name !== 'week' || week !== null)))
}

const theirsOf = (error: unknown): PersonOnDuty | null => {
  const current = alertsApi.dataOf(error, 'CHANGED')?.current
  return current && 'userId' in current ? current : null
}

/** Whether a change is saved; where somebody else was first, also the person as these have left it. */
export type DutySent = { isSaved: boolean; theirs: PersonOnDuty | null }

/** Says when somebody is on duty, and offers to undo it. */
export function useSetDuty() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const changed = useDutyWords()
  const { queryKey } = peopleQuery(slug)
  const put = (saved: PersonOnDuty) =>
    putAnswer<PersonOnDuty[]>(client, queryKey, (people) =>
      people?.map((each) => (each.userId === saved.userId ? saved : each)),
    )
  const { mutate, mutateAsync } = useMutation({
    mutationKey: DUTY,
    // one after the other: the last choice is the one that counts
    scope: { id: 'duty' },
    mutationFn: ({ person, duty }: DutyChange) => {
      const { userId } = person
      const known = client.getQueryData(queryKey)?.find((each) => each.userId === userId) ?? person
      const { mode, week, areas, quiet } = known
      const whole = { mode, week, areas, quiet, ...duty }
      return alertsApi.call.setDuty({ slug, userId, version: versionOf(client, person), duty: whole })
    },
    onSuccess: put,
    onError: (error, { isTyped }) => {
      const theirs = theirsOf(error)
      if (theirs) put(theirs)
      const reason = isTyped ? t('alerts.people.changedMeanwhile') : t('editor.changed')
      tell(error, t('alerts.people.saveFailed'), theirs && reason)
    },
  })
  return async (person: PersonOnDuty, wanted: Partial<Duty>, isTyped = false): Promise<DutySent> => {
    const back = backOf(person, wanted)
    try {
      const saved = await mutateAsync({ person, duty: wanted, isTyped })
      const [text = '', ...more] = changed(saved, wanted)
      toast.success(text, {
        description: more.join(' · ') || undefined,
        duration: UNDO_MS,
        action: {
          label: t('guests.several.undo'),
          onClick: () => mutate({ person: saved, duty: back, isTyped: false }),
        },
      })
      return { isSaved: true, theirs: null }
    } catch (error) {
      return { isSaved: false, theirs: theirsOf(error) }
    }
  }
}
