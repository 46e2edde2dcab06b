import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveBanner } from '#features/bookings/ui/staff/live-banner.tsx'
import { SoundStrip } from '#features/alerts/ui/sound-strip.tsx'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { REFRESH_SECONDS, useFetchFailure } from '#features/bookings/ui/staff/refresh.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { type Category, DECLARED } from '#features/categories/all.ts'
import type { Kind } from '#features/categories/declare.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useTitle } from '#kit/web/title.ts'
import { later } from '#kit/web/later.tsx'
import { useAskedToAdd } from '#kit/web/use-asked-to-add.ts'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { useSelection } from '#features/bookings/ui/staff/use-selection.ts'
import { Inbox } from '#features/requests/ui/staff/inbox.tsx'
import { canAdvance, nextStepOf } from '#features/service-bookings/ui/staff/next-step.ts'
import { PickedBar } from '#features/requests/ui/staff/picked-bar.tsx'
import { PreviousServiceBookings } from '#features/service-bookings/ui/staff/previous-service-bookings.tsx'
import { useServiceBookingActions } from '#features/service-bookings/ui/staff/use-service-booking-actions.ts'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'
import { OtherTime } from '#features/appointments/ui/staff/other-time.tsx'
import type { WantedTime } from '#features/appointments/ui/staff/time-choice.tsx'
import { isInInbox, isUnanswered } from '#features/service-bookings/waiting.ts'
import type { Tab } from '#features/service-bookings/ui/staff/service-bookings-address.ts'
import { ServiceBookingDetails } from '#features/service-bookings/ui/staff/service-booking-details.tsx'
import { openServiceBookingsQuery } from '#features/service-bookings/ui/staff/service-bookings-query.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskTools } from './desk-tools.tsx'
import { showBooking } from './show-booking.ts'

const DayOfAppointments = later(
  () => import('#features/appointments/ui/staff/day-of-appointments.tsx'),
  'DayOfAppointments',
)
const ServiceBookingsExport = later(
  () => import('#features/service-bookings/ui/staff/service-bookings-export.tsx'),
  'ServiceBookingsExport',
)
const DeskBooking = later(() => import('./desk-booking.tsx'), 'DeskBooking')

const NONE: readonly ServiceBooking[] = []

type DeskProps = {
  title: string
  /** Null: of all areas. */
  category: Category | null
  /** What it shows first. */
  first: Kind
}

/** The requests and appointments of one area or of all: what is to be done, the day, and what is over. */
export function ServiceDesk({ title, category, first }: DeskProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, name, timeZone } = useHotel()
  const address = useServiceBookingsAddress()
  const categories = useOpenCategories()
  const areas = category ? [category] : [...(categories ?? [])]
  const open = useQuery({
    ...openServiceBookingsQuery(slug),
    refetchInterval: REFRESH_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  useFetchFailure(open.error, t('bookings.fetchFailed'))
  const [opened, setOpened] = useState<ServiceBooking | null>(null)
  const [over, setOver] = useState<'export' | 'book' | WantedTime | null>(null)
  const [asksTools, setAsksTools] = useState(false)
  const actions = useServiceBookingActions(showBooking, setOpened)
  useAskedToEdit(open.data, setOpened)
  useAskedToAdd('request', () => setOver('book'))
  useAskedToAdd('appointment', () => setOver('book'))

  const all = (open.data ?? NONE).filter((booking) => category === null || booking.category === category)
  const kinds = category
    ? [...new Set([...DECLARED[category].kinds, ...all.map(({ kind }) => kind)])]
    : [first]
  const tabs: Tab[] = [...kinds, 'previous']
  const tab = tabs.find((tab) => tab === address.tab) ?? first
  const inInbox = all.filter((booking) => isInInbox(booking, category))
  const inbox = address.narrow(inInbox)
  const selection = useSelection(inbox, canAdvance)
  const isPicking = selection.isOn && tab === 'request'
  const advance = () => {
    actions.changeAll(
      selection.selected.flatMap((booking) => {
        const next = nextStepOf(booking)
        return next ? [{ booking, changes: [next.change] }] : []
      }),
    )
    selection.end()
  }
  const waiting = first === 'request' ? inInbox.length : all.filter(isUnanswered).length
  useTitle(waiting > 0 ? `(${waiting}) ${title}` : title, name)

  return (
    <div
      data-board
      className="flex h-[calc(var(--page,calc(100dvh-3.3125rem))-var(--bar,0px))] flex-col *:[--bar:0px] md:h-[calc(var(--page,100dvh)-var(--bar,0px))]"
    >
      {isPicking ? (
        <PickedBar title={title} selection={selection} onAdvance={advance} />
      ) : (
        <DeskBar
          title={title}
          tabs={tabs}
          tab={tab}
          requests={open.data ? inInbox.length : null}
          areas={areas}
          areToolsOpen={asksTools || tab === 'previous'}
          onTools={() => setAsksTools(!asksTools)}
          onBook={() => setOver('book')}
        />
      )}
      {(asksTools || tab === 'previous' || address.isNarrowed) && (
        <DeskTools tab={tab} isOfArea={category !== null} onExport={() => setOver('export')} />
      )}
      <LiveBanner updatedAt={open.dataUpdatedAt} isUnreachable={open.isError || open.isPaused} />
      <div
        role="tabpanel"
        id="work"
        {...(isPicking ? { 'aria-label': title } : { 'aria-labelledby': `tab-${tab}` })}
        className={`flex min-h-0 flex-1 flex-col overflow-y-auto ${tab === 'appointment' ? '' : 'px-4 py-3 md:px-3 lg:px-5'}`}
      >
        {tab === 'request' && (
          <Inbox
            open={open}
            shown={inbox}
            selection={selection}
            actions={actions}
            onOpen={setOpened}
            onBook={() => setOver('book')}
          />
        )}
        {tab === 'appointment' && (
          <DayOfAppointments
            category={category}
            open={all}
            actions={actions}
            onOpen={setOpened}
            onBook={setOver}
          />
        )}
        {tab === 'previous' && (
          <PreviousServiceBookings category={category} actions={actions} onOpen={setOpened} />
        )}
      </div>
      <SoundStrip areas={areas} />
      {opened && (
        <ServiceBookingDetails
          key={opened.id}
          booking={opened}
          actions={actions}
          OtherTime={OtherTime}
          onClose={() => setOpened(null)}
        />
      )}
      {over === 'export' && <ServiceBookingsExport onClose={() => setOver(null)} />}
      {over && over !== 'export' && (
        <DeskBooking
          category={category}
          kind={tab === 'previous' ? first : tab}
          onShow={setOpened}
          at={
            over === 'book'
              ? { day: address.day ?? dayAt(new Date(), timeZone), time: '', resourceId: null }
              : over
          }
          onClose={() => setOver(null)}
        />
      )}
    </div>
  )
}
