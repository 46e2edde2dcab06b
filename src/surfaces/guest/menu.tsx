import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCart } from '#features/room-service/ui/cart.ts'
import { ClosedNotice } from '#features/room-service/ui/closed-notice.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { AvoidChip } from '#features/dietary/ui/avoid-chip.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/title.ts'
import { importWithRetry, later } from '#kit/web/later.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { sectionsOf } from '#features/menu/rules.ts'
import type { searchMenu } from '#features/menu/search.ts'
import { menuAt, servedAt } from '#features/menu/served.ts'
import { CategoryChips, sectionId } from '#features/menu/ui/category-chips.tsx'
import { MenuCard } from './menu-card.tsx'
import { MenuHeader } from '#features/menu/ui/menu-header.tsx'

const FromNextOrder = later(() => import('#features/room-service/ui/from-next-order.tsx'), 'FromNextOrder')
const AvoidBar = later(() => import('#features/menu/ui/avoid-bar.tsx'), 'AvoidBar')
const CartBar = later(() => import('#features/room-service/ui/cart-bar.tsx'), 'CartBar')
const CartNews = later(() => import('#features/room-service/ui/cart-news.tsx'), 'CartNews')
const KitchenNotice = later(() => import('#features/room-service/ui/kitchen-notice.tsx'), 'KitchenNotice')
const LaterDishes = later(() => import('./later-dishes.tsx'), 'LaterDishes')
const MenuClock = later(() => import('./menu-clock.ts'), 'MenuClock')
const NothingHere = later(() => import('./nothing-here.tsx'), 'NothingHere')
const OrderPanel = later(() => import('#features/room-service/ui/order-panel.tsx'), 'OrderPanel')
const PromiseLine = later(() => import('#features/room-service/ui/promise-line.tsx'), 'PromiseLine')

const NONE: ReadonlySet<string> = new Set()

const GRID = 'grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-4'

/** The menu by category, with search, and the order beside or beneath it. */
export function Menu({ menu, isClosed }: { menu: UseQueryResult<GuestMenuItem[]>; isClosed: boolean }) {
  const { slug, name, timeZone } = useHotel()
  const { t } = useTranslation('guest')
  const [search, setSearch] = useState('')
  const hasRoomBeside = useMedia('(min-width: 64rem)')
  const wanted = useDeferredValue(search.trim())
  const { data: items, dataUpdatedAt } = menu
  const { dueAt } = useCart(slug)
  const [now, setNow] = useState(() => new Date())
  const [timesSaved, setTimesSaved] = useState(0)
  const [hidden, setHidden] = useState(NONE)
  const [find, setFind] = useState<typeof searchMenu>()
  const declares = useMemo(() => declaresAnything(items ?? []), [items])
  const at = useMemo(() => (dueAt && new Date(dueAt) > now ? new Date(dueAt) : now), [dueAt, now])
  const shown = useMemo(() => {
    const then = menuAt(items ?? [], { readAt: new Date(dataUpdatedAt), at, timeZone })
    return wanted && find ? find(then, wanted) : then.filter(({ id }) => !hidden.has(id))
  }, [items, dataUpdatedAt, wanted, find, hidden, at, timeZone])
  const { served, later: laterDishes } = useMemo(() => servedAt(shown, at, timeZone), [shown, at, timeZone])
  const sections = useMemo(() => sectionsOf(served), [served])
  useTitle(t('menu.title'), name)
  useEffect(() => NothingHere.fetchSoon(), [])
  useEffect(() => {
    void importWithRetry(() => import('#features/menu/search.ts')).then((code) =>
      setFind(() => code.searchMenu),
    )
  }, [])

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-10 border-b border-line bg-ground/95 backdrop-blur">
        <OfflineBanner />
        <div className="mx-auto max-w-6xl">
          <MenuHeader search={search} onSearch={setSearch}>
            {!isClosed && items && <PromiseLine />}
          </MenuHeader>
          {wanted ? (
            <p role="status" className="px-5 pb-3 text-[0.9375rem] text-muted md:px-8">
              {t('menu.found', { count: shown.length })}
            </p>
          ) : (
            (sections.length > 0 || hidden.size > 0) && (
              <CategoryChips
                categories={sections.map((section) => section.category)}
                before={declares && <AvoidChip onSaved={() => setTimesSaved((before) => before + 1)} />}
              />
            )
          )}
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-6xl grow content-start gap-8 px-5 pt-4 pb-10 md:pt-5 md:px-8 lg:grid-cols-[1fr_17rem] lg:gap-6 xl:grid-cols-[1fr_21rem] xl:gap-8">
        <div className="min-w-0">
          <ClosedNotice isClosed={isClosed} />
          {!isClosed && <KitchenNotice />}
          {timesSaved > 0 && <FromNextOrder key={timesSaved} />}
          <CartNews className="mb-5" />
          {declares && !wanted && <AvoidBar items={items ?? []} onHide={setHidden} />}
          {menu.isPending ? (
            <MenuSkeleton />
          ) : shown.length > 0 ? (
            <>
              <Sections sections={sections} declares={declares} />
              {laterDishes.length > 0 && <LaterDishes items={laterDishes} at={at} declares={declares} />}
            </>
          ) : hidden.size > 0 && !wanted ? null : (
            <NothingHere menu={menu} search={wanted} onWholeMenu={() => setSearch('')} />
          )}
        </div>
        {hasRoomBeside && <OrderPanel />}
      </main>
      {/* what is beneath the footer is the place of the cart bar */}
      <footer className="px-5 pb-28 in-[#first-paint]:invisible lg:pb-6">
        <MadeWithLove />
      </footer>
      <CartBar />
      {items && <MenuClock items={items} shownAt={now} onChange={setNow} />}
    </div>
  )
}

type SectionsProps = { sections: ReturnType<typeof sectionsOf<GuestMenuItem>>; declares: boolean }

function Sections({ sections, declares }: SectionsProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['guest', 'common'])
  const { lines } = useCart(slug)
  const quantities = new Map<string, number>()
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  return (
    <div className="grid grid-cols-1 gap-9">
      {sections.map(({ category, items }, section) => (
        <section key={category} id={sectionId(category)} aria-labelledby={`${sectionId(category)}-title`}>
          <div className="mb-2.5 flex items-baseline justify-between gap-3 rtl:mb-1.5 md:mb-3.5">
            <h2
              id={`${sectionId(category)}-title`}
              className="text-[1.375rem] font-semibold tracking-tight md:text-2xl"
            >
              {t(`common:categories.${category}`)}
            </h2>
            <span className="text-sm text-muted in-[#first-paint]:invisible">
              {t('menu.dishes', { count: items.length })}
            </span>
          </div>
          <div className={GRID}>
            {items.map((item, at) => (
              <MenuCard
                key={item.id}
                item={item}
                quantity={quantities.get(item.id) ?? 0}
                isFirst={section === 0 && at === 0}
                declares={declares}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const MenuSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className="mb-4 h-7 w-44" />
    <div className={GRID}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-37 rounded-lg" />
      ))}
    </div>
  </div>
)
