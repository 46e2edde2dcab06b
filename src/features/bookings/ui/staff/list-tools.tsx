import { FileDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { filterClass } from '#kit/web/ui/filter-select.tsx'
import { RangeField } from '#kit/web/ui/range-field.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'

type Change = { search: string } | { from: string | null; to: string | null }

type ToolsProps = {
  search: string
  searchLabel: string
  /** The days between which they were booked; null where that is not asked. */
  days: { from: string | null; to: string | null; label: string } | null
  isNarrowed: boolean
  /** Changes search or days. */
  onGo: (change: Change) => unknown
  onShowAll: () => unknown
  onExport: () => void
  /** What narrows the list besides. */
  filters: ReactNode
  /** What stands at the end. */
  children?: ReactNode
}

/** Search and filters of a list of bookings, and its export. */
export function ListTools({
  search,
  searchLabel,
  days,
  isNarrowed,
  onGo,
  onShowAll,
  onExport,
  filters,
  children,
}: ToolsProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <>
      <SearchField
        label={searchLabel}
        clearLabel={t('bookings.clearSearch')}
        search={search}
        onSearch={(wanted) => onGo({ search: wanted })}
        className="w-full sm:w-80"
      />
      {filters}
      {days && (
        <RangeField
          label={days.label}
          range={days}
          onRange={onGo}
          onAny={() => onGo({ from: null, to: null })}
          className={filterClass(days.from !== null || days.to !== null)}
        />
      )}
      {isNarrowed && (
        <Button look="quiet" size="sm" onClick={onShowAll} className="max-sm:!px-2 pointer-coarse:min-h-11">
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
      {children}
    </>
  )
}

/** How the row in which they stand looks. */
export const TOOLS_ROW = 'flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 lg:px-5'
