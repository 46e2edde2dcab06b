import { SearchX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Pager } from '#kit/web/ui/pager.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { useMedia } from '#kit/web/use-media.ts'
import { type HotelAdmin, STAFF_PER_PAGE } from '../contract.ts'
import { UserCards, UserTable } from './user-table.tsx'
import type { UserTasks } from './user-tools.tsx'
import { useUsersAddress } from './use-users-address.ts'

type ListProps = UserTasks & { users: readonly HotelAdmin[]; total: number }

/** One page of the matching users. */
export function UserList({ total, ...list }: ListProps) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const { page, go } = useUsersAddress()
  const isRoomy = useMedia('(width >= 80rem)')
  const range = (from: number, to: number) =>
    total > STAFF_PER_PAGE
      ? t('users.page', { from: number(from), to: number(to), total: number(total) })
      : t('users.count', { count: total })
  return (
    <div className="grid gap-3">
      {isRoomy ? <UserTable {...list} /> : <UserCards {...list} />}
      <Pager
        page={page}
        pageSize={STAFF_PER_PAGE}
        total={total}
        range={range}
        previous={t('users.previousPage')}
        next={t('users.nextPage')}
        onPage={(wanted) => void go({ page: wanted })}
      />
    </div>
  )
}

export function NoUsers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('platform')
  return (
    <EmptyState icon={Users} title={t('users.empty')} text={t('users.emptyText')}>
      {children}
    </EmptyState>
  )
}

export function NoUserFound() {
  const { t } = useTranslation('platform')
  const { go } = useUsersAddress()
  return (
    <EmptyState icon={SearchX} title={t('users.notFound')} text={t('users.notFoundText')}>
      <Button onClick={() => void go({ search: '', hotel: null })}>{t('users.showAll')}</Button>
    </EmptyState>
  )
}
