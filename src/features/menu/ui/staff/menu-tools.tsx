import { Download, EllipsisVertical, Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { download } from '#kit/web/download.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Menu, MenuItem as Choice } from '#kit/web/ui/menu.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import type { StaffMenuItem } from '../../contract.ts'
import { menuAsCsv } from '../../editing.ts'

type HeaderProps = {
  title: string
  items: StaffMenuItem[]
  search: string
  onSearch: (search: string) => void
  onAdd: () => void
  onImport: () => void
}

/** The heading with how much there is, the search, and what can be done with the whole menu. */
export function EditorHeader({ title, items, search, onSearch, onAdd, onImport }: HeaderProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency } = useHotel()
  const hidden = items.filter((item) => !item.enabled).length
  return (
    <header className="top-0 z-20 sm:sticky border-b border-line bg-ground/95 backdrop-blur">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-3 lg:px-6">
        <div className="me-auto min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {items.length > 0 && (
            <p className="text-muted">
              {t('menu.count', { count: items.length })}
              {hidden > 0 && ` · ${t('menu.hiddenCount', { count: hidden })}`}
            </p>
          )}
        </div>
        <div className="order-last w-full sm:order-none sm:w-auto">
          <SearchField
            label={t('menu.search')}
            clearLabel={t('menu.clearSearch')}
            search={search}
            onSearch={onSearch}
            className="w-full sm:w-72"
          />
        </div>
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
          <Choice onChoose={() => download(`menu-${slug}.csv`, menuAsCsv(items, currency))}>
            <Download aria-hidden className="size-4" />
            {t('menu.exportFile')}
          </Choice>
        </Menu>
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden className="size-4.5" />
          {t('menu.add')}
        </Button>
      </div>
    </header>
  )
}
