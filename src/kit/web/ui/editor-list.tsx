import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { LoadFailure, RowsSkeleton } from './load-failure.tsx'
import { EmptyState } from './states.tsx'

type ListProps = {
  query: { data: unknown; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  /** Said where it could not be loaded. */
  failed: string
  /** Said instead of an empty list, with the one thing to do about it. */
  empty: {
    icon: LucideIcon
    title: string
    text: string
    add: string
    onAdd: () => void
    isBusy?: boolean
  } | null
  children: ReactNode
}

/** A list that staff edit, or what stands in its place: that it loads, could not be loaded, or is empty. */
export function EditorList({ query, failed, empty, children }: ListProps) {
  const { data, error, isPending, isFetching, refetch } = query
  if (isPending) return <RowsSkeleton />
  if (error && !data)
    return <LoadFailure title={failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!empty) return children
  return (
    <EmptyState icon={empty.icon} title={empty.title} text={empty.text}>
      <Button look="primary" isBusy={empty.isBusy ?? false} onClick={empty.onAdd}>
        {empty.add}
      </Button>
    </EmptyState>
  )
}
