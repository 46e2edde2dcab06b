import { useTranslation } from 'react-i18next'
import { ListTools, TOOLS_ROW } from '#features/bookings/ui/staff/list-tools.tsx'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { CATEGORIES } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { KINDS, TEAMS } from '#features/categories/declare.ts'
import { FilterSelect } from '#kit/web/ui/filter-select.tsx'
import { useServiceBookingsAddress } from '#features/service-bookings/ui/staff/use-service-bookings-address.ts'
import { OUTCOMES, type Tab } from '#features/service-bookings/ui/staff/service-bookings-address.ts'

type ToolsProps = { tab: Tab; isOfArea: boolean; onExport: () => void }

/** Search and filters, kept in the URL, and the export. */
export function DeskTools({ tab, isOfArea, onExport }: ToolsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { search, team, kind, category, outcome, from, to, isNarrowed, go, showAll } =
    useServiceBookingsAddress()
  const textsOf = useCategoryTexts()
  const open = useOpenCategories()
  const areas = CATEGORIES.filter((category) => open?.has(category))
  return (
    <div className={TOOLS_ROW}>
      <ListTools
        search={search}
        searchLabel={t('desk.search')}
        days={tab === 'previous' ? { from, to, label: t('desk.booked') } : null}
        isNarrowed={isNarrowed}
        onGo={go}
        onShowAll={showAll}
        onExport={onExport}
        filters={
          <>
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
              <FilterSelect
                label={t('hotel-admin:bookings.column.outcome')}
                all={t('hotel-admin:bookings.anyOutcome')}
                value={outcome}
                choices={OUTCOMES.map((key) => ({ key, name: t(`hotel-admin:bookings.state.${key}`) }))}
                onChoose={(wanted) => void go({ outcome: wanted })}
              />
            )}
          </>
        }
      />
    </div>
  )
}
