import { Columns3, LayoutList, ListChecks } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTools, TOOLS_ROW } from '#features/bookings/ui/staff/list-tools.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { FilterSelect } from '#kit/web/ui/filter-select.tsx'
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
export function OrderTools({ first, view, onView, onExport, onClose, onSelect }: ToolsProps) {
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
    <div ref={row} className={TOOLS_ROW}>
      <ListTools
        search={search}
        searchLabel={t('bookings.search')}
        days={scope === 'previous' ? { from, to, label: t('bookings.column.ordered') } : null}
        isNarrowed={isNarrowed}
        onGo={go}
        onShowAll={showAll}
        onExport={onExport}
        filters={
          <>
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
              choices={PAYMENTS.map((key) => ({
                key,
                name: t(key === 'paid' ? 'common:paid' : 'common:notPaid'),
              }))}
              onChoose={(wanted) => void go({ payment: wanted })}
            />
          </>
        }
      >
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
      </ListTools>
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
