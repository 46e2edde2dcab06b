import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { AnnouncementDraft, StaffAnnouncement } from '../../contract.ts'
import { inNewOrder, moveBefore } from '../../rules.ts'
import { announcementsApi } from '../api.ts'

const PUBLISH = ['announcements', 'publish']

export const staffAnnouncementsQuery = (slug: string) =>
  announcementsApi.query.listAll.queryOptions({ input: { slug } })

const seen = ({ id, version }: StaffAnnouncement) => ({ id, version })

const currentOf = (error: unknown) => announcementsApi.dataOf(error, 'CHANGED')?.current ?? null

/** Everything staff can do with announcements, with its toasts; a refused change shows the current state. */
export function useAnnouncementActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = staffAnnouncementsQuery(slug)

  const change = (apply: (all: StaffAnnouncement[]) => StaffAnnouncement[]) =>
    client.setQueryData(queryKey, (all) => all && apply(all))
  const show = (one: StaffAnnouncement) =>
    change((all) =>
      all.some(({ id }) => id === one.id)
        ? all.map((known) => (known.id === one.id ? one : known))
        : [one, ...all],
    )
  const refused = (error: unknown, text: string) => {
    const current = currentOf(error)
    if (current) show(current)
    if (announcementsApi.codeOf(error) === 'NOT_FOUND') void client.invalidateQueries({ queryKey })
    const description = current ? t('announcements.changedElsewhere') : errorText(error, '')
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  const publish = useMutation({
    mutationKey: PUBLISH,
    mutationFn: (one: StaffAnnouncement) =>
      announcementsApi.call.publish({ slug, ...seen(one), published: !one.published }),
    onMutate: (one) => show({ ...one, published: !one.published }),
    onSuccess: show,
    onError: (error, one) => {
      show(one)
      refused(error, t('announcements.updateFailed'))
    },
  })

  const place = useMutation({
    mutationFn: ({ id, beforeId }: { id: string; beforeId: string | null }) =>
      announcementsApi.call.place({ slug, id, beforeId }),
    onMutate: ({ id, beforeId }) => {
      const before = client.getQueryData(queryKey)
      change((all) => inNewOrder(all, moveBefore(all, id, beforeId) ?? []))
      return before
    },
    onSuccess: (places) => change((all) => inNewOrder(all, places)),
    onError: (error, _moved, before) => {
      client.setQueryData(queryKey, before)
      refused(error, t('announcements.orderFailed'))
    },
  })

  const save = useMutation({
    mutationFn: ({ one, draft }: { one: StaffAnnouncement | null; draft: AnnouncementDraft }) =>
      one
        ? announcementsApi.call.update({ slug, ...seen(one), announcement: draft })
        : announcementsApi.call.add({ slug, announcement: draft }),
    onSuccess: (saved, { one }) => {
      show(saved)
      toast.success(t(one ? 'announcements.saved' : 'announcements.added'))
    },
    onError: (error) => refused(error, t('announcements.saveFailed')),
  })

  const remove = useMutation({
    mutationFn: (one: StaffAnnouncement) => announcementsApi.call.remove({ slug, ...seen(one) }),
    onSuccess: ({ id }) => {
      change((all) => all.filter((one) => one.id !== id))
      toast.success(t('announcements.deleted'))
    },
    onError: (error) => refused(error, t('announcements.deleteFailed')),
  })

  return { publish, place, save, remove }
}

export type AnnouncementActions = ReturnType<typeof useAnnouncementActions>

/** Announcements with a pending request to publish or unpublish them. */
export const usePublishing = (): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: PUBLISH, status: 'pending' },
      select: ({ state }) => (state.variables as StaffAnnouncement).id,
    }),
  )
