import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

const REFRESH_MS = 30_000

type Page<Entry> = { entries: Entry[]; newest: string | null; next: string | null }

type Source<Entry> = {
  /** Identifies the list and its filters. */
  key: object
  load: (after: string | null) => Promise<Page<Entry>>
  countNewer: (newest: string | null) => Promise<{ count: number }>
}

/**
 * The entries, page by page. Once loaded, the list does not move: newer entries are counted, on live events and every
 * 30 seconds, and shown on request.
 */
export function useAudit<Entry>({ key, load, countNewer }: Source<Entry>) {
  const list = useInfiniteQuery({
    queryKey: [['audit', 'list'], key],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: ({ state }) => state.data === undefined,
  })
  const newest = list.data?.pages[0]?.newest ?? null
  const newer = useQuery({
    queryKey: [['audit', 'newer'], { ...key, newest }],
    queryFn: () => countNewer(newest),
    enabled: list.data !== undefined,
    refetchInterval: REFRESH_MS,
  })
  return {
    entries: list.data?.pages.flatMap((page) => page.entries),
    error: list.error,
    isFetching: list.isFetching,
    isFetchingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage,
    newer: newer.data?.count ?? 0,
    more: () => void list.fetchNextPage({ cancelRefetch: false }),
    readAnew: () => void list.refetch(),
  }
}

export type Audit<Entry> = ReturnType<typeof useAudit<Entry>>
