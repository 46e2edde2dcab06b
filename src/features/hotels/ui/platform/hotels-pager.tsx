import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { HotelPage, HotelState } from '../../contract.ts'

type PagerProps = { list: HotelPage; onPage: (page: number) => void }

/** One page back or on, and where one is. */
export function HotelsPager({ list: { page, pages }, onPage }: PagerProps) {
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
  { state: 'inactive', key: 'inactiveMany' },
] as const

type TabsProps = {
  counts: HotelPage['counts'] | null
  state: HotelState | null
  onState: (state: HotelState | null) => void
}

/** All hotels, or those that are switched on or off, with how many there are. */
export function StateTabs({ counts, state: shown, onState }: TabsProps) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  return (
    <div
      role="group"
      aria-label={t('hotels.filter')}
      className="flex rounded-md border border-line bg-card p-1"
    >
      {TABS.map(({ state, key }) => (
        <button
          key={key}
          type="button"
          aria-pressed={state === shown}
          onClick={() => onState(state)}
          className="flex min-h-9 items-center gap-2 rounded-sm px-3 font-medium text-muted hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-text"
        >
          {t(`hotels.${key}`)}
          <span className="tabular text-xs">{counts && number(counts[state ?? 'all'])}</span>
        </button>
      ))}
    </div>
  )
}
