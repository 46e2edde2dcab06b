import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import {
  seen,
  useCollection,
  useOrdering,
  useRemoving,
  useSaving,
  useSwitching,
} from '#kit/web/use-collection.ts'
import type { AnnouncementDraft, StaffAnnouncement } from '../../contract.ts'
import { inNewOrder, moveBefore } from '../../rules.ts'
import { announcementsApi } from '../api.ts'

type Place = { id: string; beforeId: string | null }

export const staffAnnouncementsQuery = (slug: string) =>
  announcementsApi.query.listAll.queryOptions({ input: { slug } })

/** Everything staff can do with announcements, with its toasts. */
export function useAnnouncementActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { call } = announcementsApi
  const list = useCollection<StaffAnnouncement>({
    queryKey: staffAnnouncementsQuery(slug).queryKey,
    isNewFirst: true,
  })

  const publish = useSwitching(list, {
    expect: ({ thing }: { thing: StaffAnnouncement }) => ({ ...thing, published: !thing.published }),
    send: ({ thing }) => call.publish({ slug, ...seen(thing), published: !thing.published }),
    failed: () => t('announcements.updateFailed'),
  })
  const place = useOrdering(list, {
    expect: (all, { id, beforeId }: Place) => inNewOrder(all, moveBefore(all, id, beforeId) ?? []),
    send: (to) => call.place({ slug, ...to }),
    apply: inNewOrder,
    failed: t('announcements.orderFailed'),
  })
  const save = useSaving(list, {
    send: (thing, announcement: AnnouncementDraft) =>
      thing ? call.update({ slug, ...seen(thing), announcement }) : call.add({ slug, announcement }),
    done: (_saved, isNew) => toast.success(t(isNew ? 'announcements.added' : 'announcements.saved')),
    failed: t('announcements.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: () => toast.success(t('announcements.deleted')),
    failed: t('announcements.deleteFailed'),
  })
  return { publish, place, save, remove }
}

export type AnnouncementActions = ReturnType<typeof useAnnouncementActions>
