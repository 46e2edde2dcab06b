import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { OwnSession } from '../contract.ts'
import { sessionsApi } from './api.ts'
import { SessionRow, useDeviceWords } from './session-row.tsx'
import { useEndSessions } from './use-end-sessions.ts'

const ownOf = (slug: string | null) =>
  slug === null
    ? sessionsApi.query.listSuperAdminSessions.queryOptions()
    : sessionsApi.query.listOwn.queryOptions({ input: { slug } })

/** The user's own sessions, each with a button to sign out; `slug` is null for a super admin. */
export function OwnSessions({ slug }: { slug: string | null }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const deviceWords = useDeviceWords()
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null)
  const own = useQuery(ownOf(slug))
  useFailureToast(own.error, t('account.loadFailed'))
  const { endOne, endOthers } = useEndSessions(slug, () => setAsked(null))
  const hasOthers = own.data?.some(({ isCurrent }) => !isCurrent) ?? false

  return (
    <section
      aria-labelledby="own-sessions"
      className="grid gap-3 rounded-lg border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-sessions" className="text-lg font-semibold">
          {t('account.sessions')}
        </h2>
        {hasOthers && <Button onClick={() => setAsked('others')}>{t('account.endOthers')}</Button>}
      </div>
      {own.data && <p className="text-muted">{t(hasOthers ? 'account.sessionsText' : 'account.onlyHere')}</p>}
      {!own.data && !own.error && <Skeleton className="h-24" />}
      {!own.data && own.error && (
        <div className="grid justify-items-start gap-2">
          <p className="text-late">{t('account.loadFailed')}</p>
          <Button onClick={() => void own.refetch()}>{t('common:tryAgain')}</Button>
        </div>
      )}
      {own.data && (
        <ul className="divide-y divide-line">
          {own.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {asked === 'others' && (
        <ConfirmDialog
          title={t('account.endTitle')}
          text={t('account.endText')}
          confirm={t('account.endOthers')}
          isBusy={endOthers.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => endOthers.mutate()}
        />
      )}
      {asked && asked !== 'others' && (
        <ConfirmDialog
          title={t('account.endOneTitle', { device: deviceWords(asked) })}
          text={t('account.endOneText')}
          confirm={t('account.endOne')}
          isBusy={endOne.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => endOne.mutate({ id: asked.id, device: deviceWords(asked) })}
        />
      )}
    </section>
  )
}
