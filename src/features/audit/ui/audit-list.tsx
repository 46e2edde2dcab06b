import { ArrowUp, CloudOff, History, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { NEWER_MAX } from '../limits.ts'
import { useAuditAddress } from './audit-address.ts'
import { AuditDays } from './audit-days.tsx'
import type { ShownEntry } from '../contract.ts'
import type { Audit } from './use-audit.ts'

type ListProps = {
  audit: Audit<ShownEntry>
  timeZone: string
  /** Links to show while nothing has been changed yet. */
  children?: ReactNode
}

/** The entries by day, or why there are none. */
export function AuditList({ audit, timeZone, children }: ListProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { errorText } = useErrorText()
  const { clear, isNarrowed } = useAuditAddress()
  const { entries, error, isFetching } = audit
  useFailureToast(entries ? error : null, t('audit.moreFailed'))

  if (!entries && error) {
    return (
      <EmptyState icon={CloudOff} title={t('audit.loadFailed')} text={errorText(error, '')}>
        <Button look="primary" isBusy={isFetching} onClick={audit.readAnew}>
          {t('common:tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (!entries) return <AuditSkeleton />
  return (
    <div className="grid gap-4">
      <NewerNote count={audit.newer} isBusy={isFetching && !audit.isFetchingMore} onShow={audit.readAnew} />
      {entries.length === 0 && !isNarrowed && (
        <EmptyState icon={History} title={t('audit.empty')} text={t('audit.emptyText')}>
          {children}
        </EmptyState>
      )}
      {entries.length === 0 && isNarrowed && (
        <EmptyState
          icon={SearchX}
          title={audit.hasMore ? t('audit.notFoundYet') : t('audit.notFound')}
          text={audit.hasMore ? t('audit.notFoundYetText') : t('audit.notFoundText')}
        >
          <Button onClick={clear}>{t('audit.clear')}</Button>
        </EmptyState>
      )}
      <AuditDays entries={entries} timeZone={timeZone} isNarrowed={isNarrowed} />
      {audit.hasMore && (
        <Button isBusy={audit.isFetchingMore} onClick={audit.more} className="justify-self-center">
          {t('audit.more')}
        </Button>
      )}
      {!audit.hasMore && entries.length > 0 && <p className="text-center text-muted">{t('audit.end')}</p>}
    </div>
  )
}

/** The list does not update by itself; newer entries are announced here. */
function NewerNote({ count, isBusy, onShow }: { count: number; isBusy: boolean; onShow: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const show = () => {
    onShow()
    scrollTo({ top: 0 })
  }
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--bar,0px)+var(--head,0px)+0.5rem)] z-20 grid justify-items-center empty:hidden"
    >
      {count > 0 && (
        <Button look="primary" isBusy={isBusy} onClick={show} className="!rounded-full shadow-float">
          {!isBusy && <ArrowUp aria-hidden className="size-4" />}
          {count < NEWER_MAX ? t('audit.newer', { count }) : t('audit.newerMany', { count: count - 1 })}
        </Button>
      )}
    </div>
  )
}

function AuditSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2">
      <Skeleton className="h-5 w-28" />
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
