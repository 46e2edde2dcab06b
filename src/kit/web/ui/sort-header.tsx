import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type Sort<Key extends string> = { by: Key; isDescending: boolean }

type SortHeaderProps<Key extends string> = {
  column: Key
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
  children: ReactNode
}

export const headerCell =
  'sticky top-0 z-[5] border-b border-line bg-card px-3 text-start text-[0.8125rem] font-semibold text-muted first:rounded-ss-lg last:rounded-se-lg'

/** A column's title that sorts by it, and the other way round when pressed again. */
export function SortHeader<Key extends string>({ column, sort, onSort, children }: SortHeaderProps<Key>) {
  const isSorted = sort.by === column
  const Arrow = !isSorted ? ArrowUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? undefined : sort.isDescending ? 'descending' : 'ascending'}
      className={headerCell}
    >
      <button
        type="button"
        onClick={() => onSort({ by: column, isDescending: isSorted && !sort.isDescending })}
        className={`group -ms-1 flex min-h-11 items-center gap-1.5 rounded-sm px-1 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {children}
        <Arrow
          aria-hidden
          className={`size-3.5 shrink-0 ${isSorted ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}`}
        />
      </button>
    </th>
  )
}
