import { Columns3, LayoutList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#kit/web/ui/segments.tsx'
import { type Scope, type View, VIEWS } from './booking-choices.ts'
import { BookingSearch } from './booking-search.tsx'
import { LiveLight } from './live-banner.tsx'
import { ScopeTabs } from './scope-tabs.tsx'
import { SoundSwitch } from './sound-banner.tsx'

const VIEW_ICON = { board: Columns3, list: LayoutList } as const

type HeaderProps = {
  scope: Scope
  ongoing: number | null
  /** Null where there is no choice. */
  view: View | null
  onView: (view: View) => void
}

export function BookingsHeader({ scope, ongoing, view, onView }: HeaderProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-line px-4 py-3 lg:px-6">
      <div className="contents sm:flex sm:w-full sm:items-center min-[88rem]:contents">
        <h1 className="me-auto w-full text-xl font-semibold tracking-tight sm:w-auto min-[88rem]:me-1">
          {t('bookings.title')}
        </h1>
        <div className="order-3 ms-auto flex items-center gap-2 sm:order-none min-[88rem]:order-last">
          <SoundSwitch />
          <LiveLight />
        </div>
      </div>
      <ScopeTabs scope={scope} ongoing={ongoing} />
      {view && <ViewSwitch view={view} onView={onView} />}
      <BookingSearch />
    </header>
  )
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Segments
      label={t('bookings.view')}
      choices={VIEWS.map((one) => {
        const Icon = VIEW_ICON[one]
        return {
          value: one,
          text: (
            <>
              <Icon aria-hidden className="size-4" />
              {t(`bookings.${one}`)}
            </>
          ),
        }
      })}
      chosen={view}
      onChoose={onView}
    />
  )
}
