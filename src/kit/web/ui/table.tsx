import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type Sort<Key extends string> = { by: Key; isDescending: boolean }

const headerCell =
  'sticky top-[calc(var(--bar,0px)+var(--head,0px))] z-[5] border-b border-line bg-card px-3 text-start text-[0.8125rem] font-semibold text-muted first:rounded-ss-lg first:ps-4 last:rounded-se-lg'

type HeaderCellProps = { className?: string; children: ReactNode }

/** A column heading that stays visible while the table scrolls. */
export const HeaderCell = ({ className = '', children }: HeaderCellProps) => (
  <th scope="col" className={`${headerCell} h-11 ${className}`}>
    {children}
  </th>
)

type SortHeaderProps<Key extends string> = {
  column: Key
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
  className?: string
  children: ReactNode
}

/** A column heading that sorts by its column; pressing it again reverses the order. */
export function SortHeader<Key extends string>({
  column,
  sort,
  onSort,
  className = '',
  children,
}: SortHeaderProps<Key>) {
  const isSorted = sort.by === column
  const Arrow = !isSorted ? ArrowUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? undefined : sort.isDescending ? 'descending' : 'ascending'}
      className={`${headerCell} ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort({ by: column, isDescending: isSorted && !sort.isDescending })}
        className={`group -ms-1 flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-start hover:text-ink ${isSorted ? 'text-ink' : ''}`}
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

type TableProps = { head: ReactNode; foot?: ReactNode; children: ReactNode }

/** A table on a card: the column headings, the rows, then their totals. */
export const Table = ({ head, foot, children }: TableProps) => (
  <div className="rounded-lg border border-line bg-card shadow-card">
    <table className="w-full border-separate border-spacing-0 text-start">
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  </div>
)

/** The classes of a cell; its row must be a `group`. */
export const tableCell = 'border-b border-line px-3 first:ps-4 group-last:border-b-0'
