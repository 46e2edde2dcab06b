import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toLanguage } from '#kit/shared/languages.ts'
import { useTitle } from '#kit/web/title.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { CATEGORIES } from '../../limits.ts'
import { DeleteDish } from './delete-dish.tsx'
import { menuAddress } from './dish-address.ts'
import { DishForm, type RenderPreview } from './dish-form.tsx'
import { staffMenuQuery } from './menu-query.ts'
import { useLeaveDish } from './use-leave-dish.ts'
import { useMenuActions } from './use-menu-actions.ts'

type PageProps = {
  /** Null: a new dish. */
  id: string | null
  renderPreview: RenderPreview
}

/** A dish under an address of its own. */
export function DishPage({ id, renderPreview }: PageProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, name: hotelName } = useHotel()
  const localized = useLocalized()
  const menu = useQuery(staffMenuQuery(slug))
  const actions = useMenuActions()
  const asked = useSearch({ strict: false, select: (search: Record<string, unknown>) => search })
  const [language, setLanguage] = useFormLanguage(toLanguage(String(asked.in)) ?? undefined)
  const current = menu.data?.find((item) => item.id === id) ?? null
  const [opened, setOpened] = useState(current)
  if (current && !opened) setOpened(current)
  const [isDeleting, setIsDeleting] = useState<StaffMenuItem | null>(null)
  const [discarded, setDiscarded] = useState(0)
  const { leave } = useLeaveDish()
  const name = opened ? localized((current ?? opened).name) : t('menu.form.addTitle')
  useTitle(name, hotelName)

  if (id && !opened)
    return (
      <Page title={t('menu.title')}>
        {menu.isPending || menu.isFetching ? (
          <RowsSkeleton />
        ) : menu.data ? (
          <EmptyState icon={UtensilsCrossed} title={t('menu.missing')} text={t('menu.missingText')}>
            <Link to={menuAddress(slug)} className={buttonClass('primary')}>
              {t('menu.toMenu')}
            </Link>
          </EmptyState>
        ) : (
          <LoadFailure
            title={t('menu.loadFailed')}
            error={menu.error}
            isBusy={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        )}
      </Page>
    )

  return (
    <>
      <DishForm
        key={discarded}
        opened={opened}
        current={current}
        category={CATEGORIES.find((category) => category === asked.category) ?? 'Main Courses'}
        language={language}
        onLanguage={setLanguage}
        actions={actions}
        renderPreview={renderPreview}
        hasFocus={!opened || discarded > 0}
        onDelete={setIsDeleting}
        onDiscard={() => setDiscarded((before) => before + 1)}
      />
      {isDeleting && (
        <DeleteDish
          item={current ?? isDeleting}
          remove={actions.remove}
          onDeleted={leave}
          onClose={() => setIsDeleting(null)}
        />
      )}
    </>
  )
}
