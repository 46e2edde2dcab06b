import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#kit/web/ui/segments.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { HotelPage } from '../contract.ts'
import type { ShownState } from '../rules.ts'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Previous and next page, and the current position. */
export function HotelsPager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  return (
    <nav aria-label={t('hotels.pages')} className="flex flex-wrap items-center justify-center gap-3">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
        {t('hotels.previous')}
      </Button>
      <span className="tabular text-muted">
        {t('hotels.page', { page: number(page), pages: number(pages) })}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('hotels.next')}
        <ChevronRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}

const TABS = [
  { state: null, key: 'all' },
  { state: 'active', key: 'activeMany' },
  { state: 'waiting', key: 'waitingMany' },
  { state: 'inactive', key: 'inactiveMany' },
  { state: 'deleted', key: 'deletedMany' },
] as const

type TabsProps = {
  counts: HotelPage['counts'] | null
  state: ShownState | null
  onState: (state: ShownState | null) => void
}

/** Tabs for all, active, inactive and deleted hotels, each with its count. */
export function StateTabs({ counts, state: shown, onState }: TabsProps) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  return (
    <Segments
      label={t('hotels.filter')}
      choices={TABS.map(({ state, key }) => ({
        value: state,
        text: (
          <>
            {t(`hotels.${key}`)}
            <span className="tabular text-xs">{counts && number(counts[state ?? 'all'])}</span>
          </>
        ),
      }))}
      chosen={shown}
      onChoose={onState}
    />
  )
}
