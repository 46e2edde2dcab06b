import type { ReactNode } from 'react'
import { useStickyHeight } from '../use-sticky-height.ts'

type PageProps = {
  title: ReactNode
  /** How much there is, or whose it is, under the title. */
  about?: ReactNode
  /** A sentence on what the page is for. */
  lead?: ReactNode
  /** The way back to the list that the page belongs to. */
  back?: ReactNode
  /** What can be done with the whole page, at the end of its head. */
  tools?: ReactNode
  /** Whether lines are kept as long as they are read with ease. */
  isNarrow?: boolean
  children: ReactNode
}

/**
 * A page of the panel: its head, which stays in view where there is room, and what it is about, on one edge. What sticks
 * within leaves the height of the head free by `--head`, as it does that of the bars by `--bar`.
 */
export function Page({ title, about, lead, back, tools, isNarrow = false, children }: PageProps) {
  const { height, measure } = useStickyHeight('--head-height')
  return (
    <div
      style={{ '--measured': `${height}px` } as object}
      className="min-h-dvh sm:not-short:[--head:var(--measured)]"
    >
      <header
        ref={measure}
        data-page-head
        className="top-[var(--bar,0px)] z-20 border-b border-line bg-ground/95 backdrop-blur sm:not-short:sticky"
      >
        <div className="flex min-h-16 max-w-7xl flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-2.5 lg:px-6">
          <div className="me-auto min-w-0">
            {back}
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {about && <div className="text-muted">{about}</div>}
          </div>
          {tools}
        </div>
      </header>
      <div className="max-w-7xl px-4 pt-5 pb-24 lg:px-6">
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isNarrow ? 'max-w-4xl' : ''}`}>
          {lead && <p className="max-w-3xl text-muted">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
