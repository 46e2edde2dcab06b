import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'
import { lastAttemptUntil, watchAttempts } from '../attempts-left.ts'

/** The warning next to a button when the next attempt is the last before a lockout (RL-20, OP-33). */
export function LastAttempt({ action }: { action: LimitedAction }) {
  const { t } = useTranslation('common')
  const until = useSyncExternalStore(watchAttempts, () => lastAttemptUntil(action))
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return (
    <p
      role="status"
      className="mb-2 rounded-md bg-wait-tint px-3 py-2 text-center text-sm font-medium text-pretty text-wait empty:hidden"
    >
      {until > now && t('limits.warning', { count: 1 })}
    </p>
  )
}
