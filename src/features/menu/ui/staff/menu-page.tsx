import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, EllipsisVertical, Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { download } from '#kit/web/download.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem as Choice } from '#kit/web/ui/menu.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { PARTS_MAX } from '../../limits.ts'
import { isMissing, menuAsCsv } from '../../editing.ts'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'
import type { View } from './use-menu-address.ts'

const ADD = { dishes: 'menu.add', options: 'menu.options.add', times: 'menu.parts.add' } as const

type PageProps = {
  title: string
  view: View
  onView: (view: View) => void
  items: StaffMenuItem[]
  groupCount: number
  partCount: number
  search: string
  onSearch: (search: string) => void
  onAdd: () => void
  onImport: () => void
  children: ReactNode
}

/** The page of the menu: how much there is, the search, what can be done with the whole of it, and a view of it. */
export function MenuPage(props: PageProps) {
  const { title, view, onView, items, groupCount, partCount, search, onSearch, onAdd, onImport, children } =
    props
  const { t } = useTranslation('hotel-admin')
  const isDishes = view === 'dishes'
  const { slug } = useHotel()
  const untranslated = OTHER_LANGUAGES.reduce(
    (sum, language) => sum + items.filter((item) => isMissing(item, language)).length,
    0,
  )
  const hidden = items.filter((item) => !item.enabled).length
  return (
    <Page
      title={title}
      about={
        view !== 'kitchen' && (
          <p className="min-h-lh">
            {isDishes && items.length > 0 && (
              <>
                {t('menu.count', { count: items.length })}
                {hidden > 0 && ` · ${t('menu.hiddenCount', { count: hidden })}`}
                {untranslated > 0 && (
                  <>
                    {' · '}
                    <Link to={`/hotelly/${slug}/admin/translations`} className="underline hover:text-ink">
                      {t('translations.count', { count: untranslated })}
                    </Link>
                  </>
                )}
              </>
            )}
            {view === 'times' && partCount > 0 && t('menu.parts.count', { count: partCount })}
            {view === 'options' && groupCount > 0 && t('menu.options.count', { count: groupCount })}
          </p>
        )
      }
      tools={
        <>
          <Segments
            label={t('menu.options.views')}
            choices={[
              { value: 'dishes', text: t('menu.options.dishes') },
              { value: 'options', text: t('menu.options.title') },
              { value: 'times', text: t('menu.parts.title') },
              { value: 'kitchen', text: t('menu.kitchen.title') },
            ]}
            chosen={view}
            onChoose={onView}
            className="max-sm:order-last max-sm:w-full"
          />
          {isDishes && (
            <div className="order-last w-full lg:order-none lg:w-auto">
              <SearchField
                label={t('menu.search')}
                clearLabel={t('menu.clearSearch')}
                search={search}
                onSearch={onSearch}
                className="w-full lg:w-56 xl:w-72"
              />
            </div>
          )}
          {isDishes && <FileMenu items={items} onImport={onImport} />}
          {view !== 'kitchen' && (
            <Button look="primary" disabled={view === 'times' && partCount >= PARTS_MAX} onClick={onAdd}>
              <Plus aria-hidden className="size-4.5" />
              {t(ADD[view])}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Page>
  )
}

function FileMenu({ items, onImport }: Pick<PageProps, 'items' | 'onImport'>) {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency } = useHotel()
  const client = useQueryClient()
  const exportFile = () =>
    Promise.all([client.fetchQuery(optionsQuery(slug)), client.fetchQuery(partsQuery(slug))]).then(
      ([groups, parts]) => download(`menu-${slug}.csv`, menuAsCsv(items, { groups, parts }, currency)),
      () => toast.error(t('menu.options.loadFailed')),
    )
  return (
    <Menu
      id="menu-tools"
      label={t('menu.more')}
      trigger={<EllipsisVertical aria-hidden className="size-5" />}
      triggerClass={buttonClass('plain', 'icon')}
    >
      <Choice onChoose={onImport}>
        <Upload aria-hidden className="size-4" />
        {t('menu.importFile')}
      </Choice>
      <Choice onChoose={() => void exportFile()}>
        <Download aria-hidden className="size-4" />
        {t('menu.exportFile')}
      </Choice>
    </Menu>
  )
}
