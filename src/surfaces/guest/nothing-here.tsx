import type { UseQueryResult } from '@tanstack/react-query'
import { BookOpen, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

type NothingHereProps = { menu: UseQueryResult<unknown[]>; search: string; onWholeMenu: () => void }

/** In place of the dishes: nothing was found, the menu could not be loaded, or it is still being written. */
export function NothingHere({ menu, search, onWholeMenu }: NothingHereProps) {
  const { t } = useTranslation('guest')
  if (search && menu.data?.length) {
    return (
      <EmptyState icon={SearchX} title={t('menu.noMatch', { text: search })} text={t('menu.noMatchText')}>
        <Button onClick={onWholeMenu}>{t('menu.wholeMenu')}</Button>
      </EmptyState>
    )
  }
  if (menu.error) {
    return (
      <GuestFailure text={t('menu.failed')} isBusy={menu.isFetching} onRetry={() => void menu.refetch()} />
    )
  }
  return <EmptyState icon={BookOpen} title={t('menu.empty')} text={t('menu.emptyText')} />
}
