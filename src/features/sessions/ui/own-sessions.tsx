import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { Badge, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { OwnSession } from '../contract.ts'
import { sessionsApi } from './api.ts'

export function OwnSessions() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [isAsking, ask] = useState(false)
  const own = useQuery(sessionsApi.query.listOwn.queryOptions({ input: { slug } }))
  useFailureToast(own.error, t('account.loadFailed'))
  const end = useMutation({
    mutationFn: () => sessionsApi.call.endOthers({ slug }),
    onSuccess: ({ count }) => toast.success(t('account.ended', { count })),
    onError: (error) => toast.error(t('account.endFailed'), { description: errorText(error, '') }),
    onSettled: () => {
      ask(false)
      void client.invalidateQueries({ queryKey: [['sessions']] })
    },
  })
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
        {hasOthers && <Button onClick={() => ask(true)}>{t('account.endOthers')}</Button>}
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
          {own.data.map((session, at) => (
            <Session key={at} session={session} />
          ))}
        </ul>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('account.endTitle')}
          text={t('account.endText')}
          confirm={t('account.endOthers')}
          isBusy={end.isPending}
          onClose={() => ask(false)}
          onConfirm={() => end.mutate()}
        />
      )}
    </section>
  )
}

function Session({ session: { createdAt, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const { t } = useTranslation('hotel-admin')
  const { date, time, ago } = useFormatters()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('account.since', { day: date(createdAt), time: time(createdAt) })}</p>
        <p className="text-muted">{t('account.seen', { ago: ago(lastSeenAt) })}</p>
      </div>
      <Badge tone={isCurrent ? 'good' : 'neutral'}>
        {t(isCurrent ? 'account.thisOne' : 'account.another')}
      </Badge>
    </li>
  )
}
