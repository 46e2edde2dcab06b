import { FileDown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenCategories } from '#features/offers/ui/use-open-categories.ts'
import { CATEGORIES } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { KINDS, TEAMS } from '#features/categories/declare.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { RangeField } from '#kit/web/ui/range-field.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { filterClass, FilterSelect } from '#kit/web/ui/filter-select.tsx'
import { useWorkAddress } from './use-work-address.ts'
import { OUTCOMES, type Tab } from './work-address.ts'

type ToolsProps = { tab: Tab; isOfArea: boolean; onExport: () => void }

/** Search and filters, kept in the URL, and the export. */
export function DeskTools({ tab, isOfArea, onExport }: ToolsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { search, team, kind, category, outcome, from, to, isNarrowed, go, showAll } = useWorkAddress()
  const textsOf = useCategoryTexts()
  const open = useOpenCategories()
  const areas = CATEGORIES.filter((one) => open?.has(one))
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 lg:px-5">
      <SearchField
        label={t('desk.search')}
        clearLabel={t('hotel-admin:bookings.clearSearch')}
        search={search}
        onSearch={(wanted) => void go({ search: wanted })}
        className="w-full sm:w-auto sm:max-w-80 sm:min-w-40 sm:flex-1"
      />
      {!isOfArea && (
        <FilterSelect
          label={t('desk.area')}
          all={t('desk.anyArea')}
          value={category}
          choices={areas.map((key) => ({ key, name: textsOf(key).name }))}
          onChoose={(wanted) => void go({ category: wanted })}
        />
      )}
      <FilterSelect
        label={t('desk.team')}
        all={t('desk.anyTeam')}
        value={team}
        choices={TEAMS.map((key) => ({ key, name: t(`team.${key}`) }))}
        onChoose={(wanted) => void go({ team: wanted })}
      />
      {tab !== 'appointment' && (
        <FilterSelect
          label={t('desk.kind')}
          all={t('desk.anyKind')}
          value={kind}
          choices={KINDS.map((key) => ({ key, name: t(`kind.${key}`) }))}
          onChoose={(wanted) => void go({ kind: wanted })}
        />
      )}
      {tab === 'previous' && (
        <>
          <FilterSelect
            label={t('hotel-admin:bookings.column.outcome')}
            all={t('hotel-admin:bookings.anyOutcome')}
            value={outcome}
            choices={OUTCOMES.map((key) => ({ key, name: t(`hotel-admin:bookings.state.${key}`) }))}
            onChoose={(wanted) => void go({ outcome: wanted })}
          />
          <RangeField
            label={t('desk.booked')}
            range={{ from, to }}
            onRange={(days) => void go(days)}
            onAny={() => void go({ from: null, to: null })}
            className={filterClass(from !== null || to !== null)}
          />
        </>
      )}
      {isNarrowed && (
        <Button look="quiet" size="sm" onClick={() => void showAll()} className="pointer-coarse:min-h-11">
          <X aria-hidden className="size-4 text-muted" />
          {t('hotel-admin:bookings.showAll')}
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        aria-label={t('hotel-admin:bookings.export.open')}
        onClick={onExport}
        className="ms-auto max-lg:!px-2 pointer-coarse:min-h-11"
      >
        <FileDown aria-hidden className="size-4.5 text-muted" />
        <span className="max-lg:sr-only">{t('hotel-admin:bookings.export.open')}</span>
      </Button>
    </div>
  )
}
