import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeclared } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { KitchenSettings } from '#features/kitchen/ui/staff/kitchen-settings.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { MenuCategory, StaffMenuItem } from '../../dish-shapes.ts'
import { sectionsOf } from '../../rules.ts'
import { searchMenu } from '../../search.ts'
import { DeleteDish } from './delete-dish.tsx'
import { newDishLink } from './dish-address.ts'
import { DishSection } from './dish-section.tsx'
import { ImportMenu } from './import-menu.tsx'
import { staffMenuQuery } from './menu-query.ts'
import { MenuPage } from './menu-page.tsx'
import { type OpenGroup, OptionList } from './option-list.tsx'
import { optionsQuery } from './options-query.ts'
import { type OpenPart, PartList } from './part-list.tsx'
import { partsQuery } from './parts-query.ts'
import { Reprice } from './reprice.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SeveralDetails } from './several-details.tsx'
import { useChosenDishes } from './use-chosen-dishes.ts'
import { useMenuActions } from './use-menu-actions.ts'
import { useMenuAddress } from './use-menu-address.ts'
import { useReturnToDish } from './use-return-to-dish.ts'

type Open = { kind: 'delete'; item: StaffMenuItem } | { kind: 'import' | 'reprice' | 'details' }

/** The menu of room service, under two addresses (MNU-01). */
export function MenuEditor({ heading }: { heading: 'title' | 'serviceTitle' }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const menu = useQuery(staffMenuQuery(slug))
  const options = useQuery(optionsQuery(slug))
  const parts = useQuery(partsQuery(slug))
  const actions = useMenuActions()
  const navigate = useNavigate()
  const { view, search, go } = useMenuAddress()
  const setSearch = (wanted: string) => go({ search: wanted })
  const wanted = useDeferredValue(search.trim())
  const [chosen, setChosen] = useChosenDishes()
  const [open, setOpen] = useState<Open | null>(null)
  const [group, setGroup] = useState<OpenGroup | null>(null)
  const [part, setPart] = useState<OpenPart | null>(null)
  const close = () => setOpen(null)
  useFailureToast(menu.error, t('menu.loadFailed'))

  const items = menu.data ?? []
  const shown = wanted ? searchMenu(items, wanted) : items
  const selected = items.filter((item) => chosen.has(item.id))
  const isDeclaring = items.some(({ traits }) => isDeclared(traits))
  const add = (category?: MenuCategory) => void navigate(newDishLink({ slug, from: 'menu' }, category))
  useReturnToDish(menu.data !== undefined)
  useAskedToEdit(options.data, (group, first) => setGroup({ kind: 'form', group, first }))
  useAskedToEdit(parts.data, (part, first) => setPart({ kind: 'form', part, first }))

  return (
    <MenuPage
      title={t(`menu.${heading}`)}
      view={view}
      onView={(view) => go({ view })}
      items={items}
      groupCount={options.data?.length ?? 0}
      partCount={parts.data?.length ?? 0}
      search={search}
      onSearch={setSearch}
      onAdd={() => {
        if (view === 'dishes') add()
        if (view === 'options') setGroup({ kind: 'form', group: null })
        if (view === 'times') setPart({ kind: 'form', part: null })
      }}
      onImport={() => setOpen({ kind: 'import' })}
    >
      {view === 'options' && <OptionList items={items} open={group} onOpen={setGroup} />}
      {view === 'times' && <PartList items={items} open={part} onOpen={setPart} />}
      {view === 'kitchen' && <KitchenSettings />}
      {view === 'dishes' && (
        <>
          {menu.isPending && <MenuSkeleton />}
          {menu.error && items.length === 0 && (
            <EmptyState icon={BookOpen} title={t('menu.loadFailed')}>
              <Button isBusy={menu.isFetching} onClick={() => void menu.refetch()}>
                {t('common:tryAgain')}
              </Button>
            </EmptyState>
          )}
          {menu.data && items.length === 0 && (
            <EmptyState icon={BookOpen} title={t('menu.empty')} text={t('menu.emptyText')}>
              <div className="flex flex-wrap justify-center gap-2">
                <Button look="primary" onClick={() => add()}>
                  {t('menu.add')}
                </Button>
                <Button onClick={() => setOpen({ kind: 'import' })}>{t('menu.importFile')}</Button>
              </div>
            </EmptyState>
          )}
          {items.length > 0 && shown.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={t('menu.noMatch', { text: wanted })}
              text={t('menu.noMatchText')}
            >
              <Button onClick={() => setSearch('')}>{t('menu.clearSearch')}</Button>
            </EmptyState>
          )}
          {sectionsOf(shown).map((section) => (
            <DishSection
              key={section.category}
              {...section}
              actions={actions}
              isSearched={wanted !== ''}
              parts={parts.data ?? []}
              isDeclaring={isDeclaring}
              chosen={chosen}
              onChoose={setChosen}
              onAdd={() => add(section.category)}
              onDelete={(item) => setOpen({ kind: 'delete', item })}
            />
          ))}
        </>
      )}
      {view === 'dishes' && selected.length > 0 && (
        <SelectionBar
          items={selected}
          actions={actions}
          onPrices={() => setOpen({ kind: 'reprice' })}
          onMore={() => setOpen({ kind: 'details' })}
          onClear={() => setChosen(new Set())}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteDish
          item={items.find(({ id }) => id === open.item.id) ?? open.item}
          remove={actions.remove}
          onClose={close}
        />
      )}
      {open?.kind === 'reprice' && <Reprice items={selected} actions={actions} onClose={close} />}
      {open?.kind === 'details' && (
        <SeveralDetails
          items={selected}
          actions={actions}
          onPrices={() => setOpen({ kind: 'reprice' })}
          onDone={() => {
            setChosen(new Set())
            close()
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'import' && <ImportMenu onClose={close} />}
    </MenuPage>
  )
}

const MenuSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-6 w-40" />
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-18" />
    ))}
  </div>
)
