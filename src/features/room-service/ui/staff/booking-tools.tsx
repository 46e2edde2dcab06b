import { Columns3, FileDown, LayoutList, ListChecks, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { RangeField } from '#kit/web/ui/range-field.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { filterClass, FilterSelect } from '#kit/web/ui/filter-select.tsx'
import { PAYMENTS, STATUSES, type View, VIEWS } from './booking-choices.ts'
import { useBookingsAddress } from './use-bookings-address.ts'

const FIRST = { search: 'input[type=search]', filters: 'select' } as const

type ToolsProps = {
  /** What gets the focus. */
  first: keyof typeof FIRST | null
  view: View
  onView: (view: View) => void
  onExport: () => void
  /** Null where it always stands open. */
  onClose: (() => void) | null
  /** Null where nothing can be selected. */
  onSelect: (() => void) | null
}

/** Search and filters, kept in the URL, the view and the export. */
export function BookingTools({ first, view, onView, onExport, onClose, onSelect }: ToolsProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { scope, search, status, payment, from, to, isNarrowed, go, showAll } = useBookingsAddress()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first) row.current?.querySelector<HTMLElement>(FIRST[first])?.focus()
  }, [first])
  useEscape(first, onClose)
  const nameOf = (one: string) =>
    scope !== 'previous'
      ? t(`bookings.status.${one as (typeof STATUSES)['ongoing'][number]}`)
      : t(`bookings.state.${one as (typeof STATUSES)['previous'][number]}`)
  return (
    <div
      ref={row}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 lg:px-5"
    >
      <SearchField
        label={t('bookings.search')}
        clearLabel={t('bookings.clearSearch')}
        search={search}
        onSearch={(wanted) => void go({ search: wanted })}
        className="w-full sm:w-auto sm:max-w-80 sm:min-w-40 sm:flex-1"
      />
      <FilterSelect
        label={t(scope === 'previous' ? 'bookings.column.outcome' : 'details.statusLabel')}
        all={t(scope === 'previous' ? 'bookings.anyOutcome' : 'bookings.anyStatus')}
        value={status}
        choices={STATUSES[scope].map((key) => ({ key, name: nameOf(key) }))}
        onChoose={(wanted) => void go({ status: wanted })}
      />
      <FilterSelect
        label={t('details.paymentLabel')}
        all={t('bookings.anyPayment')}
        value={payment}
        choices={PAYMENTS.map((key) => ({ key, name: t(key === 'paid' ? 'common:paid' : 'common:notPaid') }))}
        onChoose={(wanted) => void go({ payment: wanted })}
      />
      {scope === 'previous' && (
        <RangeField
          label={t('bookings.column.ordered')}
          range={{ from, to }}
          onRange={(days) => void go(days)}
          onAny={() => void go({ from: null, to: null })}
          className={filterClass(from !== null || to !== null)}
        />
      )}
      {isNarrowed && (
        <Button look="quiet" size="sm" onClick={() => void showAll()} className="max-sm:!px-2">
          <X aria-hidden className="size-4 text-muted" />
          <span className="max-sm:sr-only">{t('bookings.showAll')}</span>
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        aria-label={t('bookings.export.open')}
        onClick={onExport}
        className="ms-auto max-lg:!px-2 pointer-coarse:min-h-11"
      >
        <FileDown aria-hidden className="size-4.5 text-muted" />
        <span className="max-lg:sr-only">{t('bookings.export.open')}</span>
      </Button>
      {scope === 'ongoing' && (
        <Segments
          label={t('bookings.view')}
          choices={VIEWS.map((value) => ({ value, text: <ViewName view={value} /> }))}
          chosen={view}
          onChoose={onView}
        />
      )}
      {onSelect && (
        <Button look="quiet" size="sm" onClick={onSelect} className="min-h-11 md:hidden">
          <ListChecks aria-hidden className="size-4.5 text-muted" />
          {t('bookings.selectSeveral')}
        </Button>
      )}
    </div>
  )
}

const VIEW_ICON = { board: Columns3, list: LayoutList } as const

function ViewName({ view }: { view: View }) {
  const { t } = useTranslation('hotel-admin')
  const Icon = VIEW_ICON[view]
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {t(`bookings.${view}`)}
    </>
  )
}

/** Closes upon Escape, and gives the focus back to what opens it. */
function useEscape(first: ToolsProps['first'], onClose: (() => void) | null) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return
    if (document.querySelector('dialog[open], [popover]:popover-open')) return
    onClose()
    const opener =
      document.querySelector<HTMLElement>(`[data-opens=${first ?? 'search'}]`) ??
      document.querySelector<HTMLElement>('[popovertarget=kitchen-menu]')
    opener?.focus()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
