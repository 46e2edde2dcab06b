import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { HeaderCell, Table, tableCell } from '#kit/web/ui/table.tsx'
import type { HotelAdmin } from '../contract.ts'
import { RefusedBadge } from './mail-refusal.tsx'
import { ActiveToggle, type UserTasks, UserTools } from './user-tools.tsx'

type ListProps = UserTasks & { users: readonly HotelAdmin[] }
type UserProps = UserTasks & { user: HotelAdmin }

const COLUMNS = ['name', 'email', 'hotel', 'lastLogin', 'active'] as const
const cell = `${tableCell} py-1`

/** HUS-02. */
export function UserTable({ users, ...tasks }: ListProps) {
  const { t } = useTranslation('platform')
  const head = (
    <>
      {COLUMNS.map((column) => (
        <HeaderCell key={column}>{t(`users.column.${column}`)}</HeaderCell>
      ))}
      <HeaderCell>
        <span className="sr-only">{t('users.column.actions')}</span>
      </HeaderCell>
    </>
  )
  return (
    <Table head={head}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} {...tasks} />
      ))}
    </Table>
  )
}

function UserRow({ user, ...tasks }: UserProps) {
  return (
    <tr className="group hover:bg-ink/3" data-user={user.email}>
      <th scope="row" className={`${cell} text-start group-last:rounded-es-lg`}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="line-clamp-2 wrap-anywhere">
            <bdi>{user.fullName}</bdi>
          </span>
          <RoleBadge />
        </span>
      </th>
      <td className={`${cell} max-w-72 min-w-60`} title={user.email}>
        <OneLine text={user.email} />
        <RefusedBadge user={user} />
      </td>
      <td className={cell}>
        <span className="line-clamp-2 wrap-anywhere">
          <HotelName user={user} />
        </span>
      </td>
      <td className={`${cell} tabular whitespace-nowrap text-muted`}>
        <LastLogin user={user} />
      </td>
      <td className={cell}>
        <ActiveToggle user={user} {...tasks} />
      </td>
      <td className={`${cell} group-last:rounded-ee-lg`}>
        <UserTools user={user} {...tasks} />
      </td>
    </tr>
  )
}

/** The table's rows as cards, for phones and tablets. */
export const UserCards = ({ users, ...tasks }: ListProps) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {users.map((user) => (
      <UserCard key={user.id} user={user} {...tasks} />
    ))}
  </ul>
)

function UserCard({ user, ...tasks }: UserProps) {
  const { t } = useTranslation('platform')
  return (
    <li
      data-user={user.email}
      className="grid content-start gap-1 rounded-lg border border-line bg-card p-4 pb-1.5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="line-clamp-2 min-w-0 text-base font-semibold wrap-anywhere">
          <bdi>{user.fullName}</bdi>
        </h2>
        <RoleBadge />
      </div>
      <p title={user.email}>
        <OneLine text={user.email} />
      </p>
      <RefusedBadge user={user} />
      <p className="line-clamp-1 text-muted wrap-anywhere">
        <HotelName user={user} />
      </p>
      <p className="text-muted">
        {t('users.column.lastLogin')}: <LastLogin user={user} />
      </p>
      <div className="mt-1 flex items-center justify-between gap-2 border-t border-line pt-1">
        <ActiveToggle user={user} {...tasks} />
        <UserTools user={user} {...tasks} />
      </div>
    </li>
  )
}

function RoleBadge() {
  const { t } = useTranslation('platform')
  return <Badge tone="accent">{t('users.badge')}</Badge>
}

function HotelName({ user }: { user: HotelAdmin }) {
  const { t } = useTranslation('platform')
  return user.hotelName ? (
    <bdi>{user.hotelName}</bdi>
  ) : (
    <span className="text-muted">{t('users.unknown')}</span>
  )
}

function LastLogin({ user: { lastLogin } }: { user: HotelAdmin }) {
  const { t } = useTranslation('platform')
  const { date } = useFormatters()
  return lastLogin ? <time dateTime={lastLogin}>{date(lastLogin)}</time> : t('users.never')
}
