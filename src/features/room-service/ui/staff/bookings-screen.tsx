import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useWakeLock } from '#kit/web/use-wake-lock.ts'
import { useStored } from '#kit/web/use-stored.ts'
import type { Order } from '../../contract.ts'
import { BoardBar } from './board-bar.tsx'
import { VIEWS } from './booking-choices.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderTools } from './order-tools.tsx'
import { OrdersExport } from './orders-export.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { KitchenNotice } from './kitchen-notice.tsx'
import { KitchenView } from './kitchen-view.ts'
import { LiveBanner } from '#features/bookings/ui/staff/live-banner.tsx'
import { OngoingOrders } from './ongoing-orders.tsx'
import { PreviousOrders } from './previous-orders.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SoundStrip } from '#features/alerts/ui/sound-strip.tsx'
import { ofStation } from './stations.ts'
import { useBoard } from './use-board.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import { useOrderActions } from './use-order-actions.ts'
import { useBookingsAddress } from './use-bookings-address.ts'
import { fillScreen } from './use-full-screen.ts'
import { useKitchen } from './use-kitchen.ts'
import { useKitchenFonts } from './use-kitchen-fonts.ts'
import { useLater } from './use-later.ts'
import { canSelect } from './can-select.ts'
import { useSelection } from '#features/bookings/ui/staff/use-selection.ts'
import { useStation } from './use-station.ts'
import { useTools } from './use-tools.ts'

const Wall = later(() => import('./wall.tsx'), 'Wall')
const PhoneOrder = later(() => import('./phone-order.tsx'), 'PhoneOrder')
const PauseDialog = later(() => import('./pause-dialog.tsx'), 'PauseDialog')

const NONE: readonly Order[] = []

/** Room Service Bookings (BKA-01). */
export function BookingsScreen() {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const hotel = useHotel()
  const { scope, view: askedView, isWall, narrow, go } = useBookingsAddress()
  const board = useBoard(hotel.slug)
  useWakeLock()
  const [opened, setOpened] = useState<Order | null>(null)
  const [closing, setClosing] = useState<{ action: Closing; booking: Order } | null>(null)
  const [over, setOver] = useState<'export' | 'phone' | 'pause' | null>(null)
  const actions = useOrderActions(setOpened)
  useAskedToEdit(board.data, setOpened)
  const tools = useTools()
  const orders = useLater(board.data ?? NONE)
  const { station, stations } = useStation(orders.toMake)
  const language = useKitchen()?.language ?? null
  useKitchenFonts(orders.toMake, language)
  const shown = narrow(scope === 'later' ? orders.later : ofStation(orders.toMake, station))
  const selection = useSelection(shown, canSelect)
  const [storedView, setStoredView] = useStored('hotelly.bookings-view', VIEWS)
  const view = VIEWS.find((view) => view === askedView) ?? storedView ?? 'board'
  const onClose = (action: Closing, booking: Order) => setClosing({ action, booking })

  const fresh = orders.toMake.filter(({ status }) => status === 'pending').length
  useTitle(fresh > 0 ? `(${fresh}) ${t('bookings.title')}` : t('bookings.title'), hotel.name)

  return (
    <KitchenView value={{ language, station: scope === 'later' ? null : station }}>
      <div
        data-board
        className={`flex flex-col *:[--bar:0px] ${isWall ? 'h-[calc(var(--page,100dvh)-var(--bar,0px))]' : 'h-[calc(var(--page,calc(100dvh-3.3125rem))-var(--bar,0px))] md:h-[calc(var(--page,100dvh)-var(--bar,0px))]'}`}
      >
        {isWall ? (
          <Suspense fallback={<div data-wall className="h-full bg-wall" />}>
            <Wall.Part
              board={board}
              bookings={ofStation(orders.toMake, station)}
              stations={stations}
              actions={actions}
              onClose={onClose}
              onLeave={() => void go({ view: null })}
            />
          </Suspense>
        ) : (
          <>
            {selection.isOn && scope !== 'previous' ? (
              <SelectionBar
                selection={selection}
                onAdvance={() => {
                  actions.advance(selection.selected)
                  selection.end()
                }}
              />
            ) : (
              <BoardBar
                scope={scope}
                counts={{ ongoing: board.data ? orders.toMake.length : null, later: orders.later.length }}
                tools={tools}
                stations={stations}
                onPhone={() => setOver('phone')}
                onPause={() => setOver('pause')}
                onWall={() => {
                  fillScreen()
                  void go({ scope: 'ongoing', status: null, view: 'wall' })
                }}
              />
            )}
            {tools.isOpen && (
              <OrderTools
                first={tools.first}
                view={view}
                onView={(wanted) => {
                  setStoredView(wanted)
                  void go({ view: wanted })
                }}
                onExport={() => setOver('export')}
                onClose={scope === 'previous' ? null : tools.close}
                onSelect={scope !== 'previous' && shown.some(canSelect) ? selection.start : null}
              />
            )}
            <LiveBanner updatedAt={board.dataUpdatedAt} isUnreachable={board.isError || board.isPaused} />
            <KitchenNotice />
            <div
              role="tabpanel"
              id="bookings"
              aria-labelledby={`tab-${scope}`}
              className={`flex min-h-0 flex-1 flex-col px-4 md:px-3 lg:px-5 ${scope === 'previous' ? 'overflow-y-auto py-3' : 'pb-2'}`}
            >
              {scope !== 'previous' ? (
                <OngoingOrders
                  key={scope}
                  board={board}
                  bookings={shown}
                  view={scope === 'later' ? 'list' : view}
                  onAllStations={station ? () => stations.onChoose(null) : null}
                  actions={actions}
                  selection={selection}
                  onOpen={setOpened}
                  onClose={onClose}
                />
              ) : (
                <PreviousOrders onOpen={setOpened} onReopen={(booking) => onClose('reopen', booking)} />
              )}
            </div>
          </>
        )}
        <SoundStrip areas={['room_service']} />
        {opened && (
          <OrderDetails key={opened.id} booking={opened} actions={actions} onClose={() => setOpened(null)} />
        )}
        {over === 'export' && <OrdersExport onClose={() => setOver(null)} />}
        {over === 'phone' && <PhoneOrder onShow={setOpened} onClose={() => setOver(null)} />}
        {over === 'pause' && <PauseDialog onClose={() => setOver(null)} />}
        {closing && (
          <ClosingDialog
            {...closing}
            onClose={() => setClosing(null)}
            onConfirm={(change) => actions.change(closing.booking, change)}
          />
        )}
      </div>
    </KitchenView>
  )
}
