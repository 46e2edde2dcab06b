import { useQuery } from '@tanstack/react-query'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { rowsClass } from '#kit/web/ui/editor-row.tsx'
import { useAskedToAdd } from '#kit/web/use-asked-to-add.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { Page } from '#kit/web/ui/page.tsx'
import type { StaffAnnouncement } from '../../contract.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { staffAnnouncementsQuery, useAnnouncementActions } from './use-announcement-actions.ts'

type Open =
  | { kind: 'form'; announcement: StaffAnnouncement | null; first?: Language }
  | { kind: 'delete'; announcement: StaffAnnouncement }

/** The hotel's announcements in display order (ANA-01). */
export function AnnouncementsScreen() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const list = useQuery(staffAnnouncementsQuery(slug))
  const actions = useAnnouncementActions()
  const publishing = useSwitched(staffAnnouncementsQuery(slug).queryKey)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  useAskedToAdd('announcement', () => setOpen({ kind: 'form', announcement: null }))
  useAskedToEdit(list.data, (announcement, first) => setOpen({ kind: 'form', announcement, first }))
  useFailureToast(list.data ? list.error : null, t('announcements.loadFailed'))

  const all = list.data ?? []
  const { attach, order, told } = useRowOrder(
    all.map(({ id, title }) => ({ id, name: localized(title) })),
    (_ids, placed) => actions.place.mutate(placed),
  )

  return (
    <Page
      title={t('announcements.title')}
      about={<p className="min-h-lh">{all.length > 0 && t('announcements.count', { count: all.length })}</p>}
      tools={
        <Button look="primary" onClick={() => setOpen({ kind: 'form', announcement: null })}>
          <Plus aria-hidden className="size-4.5" />
          {t('announcements.add')}
        </Button>
      }
    >
      <EditorList
        query={list}
        failed={t('announcements.loadFailed')}
        empty={
          all.length > 0
            ? null
            : {
                icon: Megaphone,
                title: t('announcements.empty'),
                text: t('announcements.emptyText'),
                add: t('announcements.add'),
                onAdd: () => setOpen({ kind: 'form', announcement: null }),
              }
        }
      >
        <ul ref={attach} className={rowsClass}>
          {all.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              order={order}
              isBusy={publishing.has(announcement.id)}
              onPublish={() => actions.publish.mutate({ thing: announcement })}
              onEdit={() => setOpen({ kind: 'form', announcement })}
              onDelete={() => setOpen({ kind: 'delete', announcement })}
            />
          ))}
        </ul>
      </EditorList>
      {told}
      {open?.kind === 'form' && (
        <AnnouncementForm
          first={open.first}
          opened={open.announcement}
          current={all.find((each) => each.id === open.announcement?.id) ?? null}
          actions={actions}
          onDelete={(announcement) => setOpen({ kind: 'delete', announcement })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('announcements.confirm.deleteTitle', { title: localized(open.announcement.title) })}
          text={t('announcements.confirm.deleteText')}
          confirm={t('announcements.confirm.delete')}
          isDangerous
          isBusy={actions.remove.isPending}
          onClose={close}
          onConfirm={() =>
            actions.remove.mutate(all.find((each) => each.id === open.announcement.id) ?? open.announcement, {
              onSettled: close,
            })
          }
        />
      )}
    </Page>
  )
}
