import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { LockedLogin } from '../contract.ts'
import { useUnlock } from './use-pulse.ts'

/** Whom a lockout affects: staff by e-mail; guests by name, room or device only. */
function useNameOf() {
  const { t } = useTranslation('platform')
  return ({ action, identifier }: LockedLogin): string => {
    if (action === 'guest_login') return t('console.lockedDevice')
    const [who = '', device] = identifier.split('\n')
    const [kind, ...rest] = who.split(' ')
    const name = action.startsWith('guest')
      ? t(kind === 'room' ? 'console.lockedRoom' : 'console.lockedName', { name: rest.join(' ') })
      : who
    return device ? t('console.lockedOnOwnDevice', { name }) : name
  }
}

/** One lockout with its hotel and its end; guests and staff can be unlocked here, super admins only by the operator. */
export function LockedRow({ lock }: { lock: LockedLogin }) {
  const { t } = useTranslation('platform')
  const { moment } = useFormatters()
  const nameOf = useNameOf()
  const unlock = useUnlock()
  const isSuperAdmin = lock.action.startsWith('superadmin')
  const name = nameOf(lock)
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-baseline justify-items-start">
      <Badge tone={isSuperAdmin ? 'late' : 'accent'}>{t('console.login')}</Badge>
      <div className="min-w-0">
        <p className="break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{lock.hotelName ?? t(isSuperAdmin ? 'console.superAdmin' : 'console.noHotel')}</bdi>
          {' · '}
          {t('console.lockedFor', { since: moment(lock.since), until: moment(lock.until) })}
        </p>
        {isSuperAdmin ? (
          <p className="text-muted">{t('console.operatorOnly')}</p>
        ) : (
          <Button
            size="sm"
            className="mt-1.5"
            aria-label={t('console.unlockWho', { name })}
            isBusy={unlock.isPending}
            onClick={() => unlock.mutate(lock)}
          >
            {t('console.unlock')}
          </Button>
        )}
      </div>
    </li>
  )
}
