import { FileUp, RefreshCw, UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { useAskedToAdd } from '#kit/web/use-asked-to-add.ts'
import { type Guest, GUESTS_PER_PAGE } from '../contract.ts'
import { CodeDialog } from './code-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { GuestCounters } from './guest-counters.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import { GuestList, NoGuestFound, NoGuests } from './guest-list.tsx'
import { GuestSelectionBar, useSelection } from './guest-selection.tsx'
import type { Task } from './guest-tools.tsx'
import { ImportGuests } from './import-guests.tsx'
import { RoomCardDialog } from './room-card-dialog.tsx'
import { useChosen } from './use-chosen.ts'
import { useCodes } from './use-codes.ts'
import { useGuestActions } from './use-guest-actions.ts'
import { useMatchingGuests } from './use-matching-guests.ts'
import { useSeveralGuests } from './use-several-guests.ts'
import { useGuests } from './use-guests.ts'
import { useGuestsAddress } from './use-guests-address.ts'

type Opened =
  | { task: 'add' | 'import' | 'deactivate' }
  | { task: Exclude<Task, 'unlock' | 'card'>; guest: Guest }
  | { task: 'card'; guests: readonly [Guest, ...Guest[]] }
  | { task: 'extend' | 'delete-several'; guests: readonly Guest[] }

/** Guest Management (GST-01). */
export function GuestsScreen() {
  const { t } = useTranslation('hotel-admin')
  const { data, error, isFetching, refetch } = useGuests()
  const actions = useGuestActions()
  const codes = useCodes()
  const chosen = useChosen()
  const { search, show, page, go } = useGuestsAddress()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  useAskedToAdd('guest', () => setOpened({ task: 'add' }))

  const several = useSeveralGuests()
  const matching = useMatchingGuests()
  const { total = 0, counts, lastOrders = [] } = data ?? {}
  const guests = (data?.guests ?? []).filter(({ id }) => !several.leaving.has(id))
  const hasGuests = counts !== undefined && counts.all > 0
  const ended = counts ? counts.all - counts.active - counts.inactive : 0
  const lastPage = Math.max(1, Math.ceil(total / GUESTS_PER_PAGE))
  const isBeyond = data !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) void go({ page: lastPage })
  })
  const onTask = (task: Task, guest: Guest) =>
    task === 'unlock'
      ? actions.unlock.mutate(guest)
      : setOpened(task === 'card' ? { task, guests: [guest] } : { task, guest })
  const { selection, selected, clear } = useSelection(guests)
  /** Begins a task with the selected guests as they are now. */
  const withChosen = (begin: (guests: readonly [Guest, ...Guest[]]) => void) =>
    chosen.mutate(selected, {
      onSuccess: ({ here: [first, ...more], gone }) => {
        selection.set(gone, false)
        if (first) begin([first, ...more])
      },
    })

  return (
    <Page
      title={t('guests.title')}
      lead={t('guests.lead')}
      tools={
        <div className="flex flex-wrap gap-2">
          <Button className="max-sm:!px-3" isBusy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshCw aria-hidden className="size-4" />}
            <span className="max-sm:sr-only">{t('guests.refresh')}</span>
          </Button>
          <Button onClick={() => setOpened({ task: 'import' })}>
            <FileUp aria-hidden className="size-4" />
            {t('guests.import')}
          </Button>
          <Button look="primary" onClick={() => setOpened({ task: 'add' })}>
            <UserPlus aria-hidden className="size-4" />
            {t('guests.add')}
          </Button>
        </div>
      }
    >
      {hasGuests && (
        <>
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
            <GuestCounters counts={counts} shown={show} onShow={(wanted) => void go({ show: wanted })} />
            <SearchField
              label={t('guests.search')}
              clearLabel={t('guests.clearSearch')}
              search={search}
              onSearch={(wanted) => void go({ search: wanted })}
              className="sm:max-w-80 sm:flex-1"
            />
          </div>
          {ended > 0 && <ExpiredNote count={ended} onDeactivate={() => setOpened({ task: 'deactivate' })} />}
        </>
      )}
      {!data && error && (
        <LoadFailure
          title={t('guests.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton />}
      {counts?.all === 0 && <NoGuests onAdd={() => setOpened({ task: 'add' })} />}
      {hasGuests && total === 0 && <NoGuestFound />}
      {guests.length > 0 && (
        <GuestList
          guests={guests}
          lastOrders={new Map(lastOrders.map(({ id, at }) => [id, at]))}
          total={total}
          selection={selection}
          selectedCount={selected.length}
          isCollecting={matching.isPending}
          onAll={() => matching.mutate(undefined, { onSuccess: (all) => selection.set(all, true) })}
          onTask={onTask}
        />
      )}
      {selected.length > 0 && (
        <GuestSelectionBar
          guests={selected}
          isBusy={chosen.isPending || several.isBusy}
          onCards={() => withChosen((found) => setOpened({ task: 'card', guests: found }))}
          onExtend={() => withChosen((found) => setOpened({ task: 'extend', guests: found }))}
          onSwitch={(isActive) => withChosen((found) => several.setActive(found, isActive))}
          onDelete={() => withChosen((found) => setOpened({ task: 'delete-several', guests: found }))}
          onClear={clear}
        />
      )}

      {opened?.task === 'add' && <GuestDialog guest={null} actions={actions} onClose={close} />}
      {opened?.task === 'import' && <ImportGuests onClose={close} />}
      {opened?.task === 'edit' && <GuestDialog guest={opened.guest} actions={actions} onClose={close} />}
      {opened?.task === 'card' && <RoomCardDialog guests={opened.guests} codes={codes} onClose={close} />}
      {opened?.task === 'code' && (
        <CodeDialog
          guest={opened.guest}
          codes={codes}
          onCard={() => setOpened({ task: 'card', guests: [opened.guest] })}
          onClose={close}
        />
      )}
      {opened?.task === 'delete' && (
        <ConfirmDialog
          isDangerous
          title={t('guests.deleteTitle', { name: opened.guest.loginName, room: opened.guest.roomNumber })}
          text={t('guests.deleteText', { name: opened.guest.loginName })}
          confirm={t('guests.deleteConfirm')}
          isBusy={actions.remove.isPending}
          onClose={close}
          onConfirm={() =>
            actions.remove.mutate(opened.guest, {
              onSuccess: () => selection.set([opened.guest], false),
              onSettled: close,
            })
          }
        />
      )}
      {opened?.task === 'extend' && (
        <ExtendDialog
          guests={opened.guests}
          onClose={close}
          onExtend={(expiresOn, isSameGuest) => {
            close()
            several.extend(opened.guests, expiresOn, isSameGuest)
          }}
        />
      )}
      {opened?.task === 'delete-several' && (
        <ConfirmDialog
          isDangerous
          title={t('guests.several.deleteTitle', { count: opened.guests.length })}
          text={t('guests.several.deleteText')}
          confirm={t('guests.several.delete')}
          onClose={close}
          onConfirm={() => {
            close()
            clear()
            several.remove(opened.guests)
          }}
        />
      )}
      {opened?.task === 'deactivate' && (
        <ConfirmDialog
          title={t('guests.deactivateTitle', { count: ended })}
          text={t('guests.deactivateText')}
          confirm={t('guests.deactivateConfirm')}
          isBusy={actions.deactivateExpired.isPending}
          onClose={close}
          onConfirm={() => actions.deactivateExpired.mutate(undefined, { onSettled: close })}
        />
      )}
    </Page>
  )
}

function ExpiredNote({ count, onDeactivate }: { count: number; onDeactivate: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-ink/4 py-1 ps-4 pe-1">
      <p className="py-2 text-muted">{t('guests.expiredNote', { count })}</p>
      <Button look="quiet" onClick={onDeactivate} className="-ms-4">
        {t('guests.deactivateExpired')}
      </Button>
    </div>
  )
}
