import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A grey placeholder for content that is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div data-skeleton aria-hidden className={`animate-pulse rounded-md bg-line/60 ${className}`} />
)

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  text?: string
  /** It is the whole content of the page. */
  isPage?: boolean
  children?: ReactNode
}

/** Says why there is nothing here, and offers the one thing to do about it. */
export const EmptyState = ({ icon: Icon, title, text, isPage, children }: EmptyStateProps) => (
  <div className="grid grid-cols-1 justify-items-center gap-3 rounded-lg border border-dashed border-line px-6 py-10 text-center wrap-anywhere">
    <span className="grid size-12 place-items-center rounded-full bg-tint text-accent-text">
      <Icon aria-hidden className="size-6" />
    </span>
    {isPage ? <h1 className="text-lg font-semibold">{title}</h1> : <p className="font-semibold">{title}</p>}
    {text && <p className="max-w-prose text-muted">{text}</p>}
    {children}
  </div>
)

const TONE = {
  neutral: 'bg-line/50 text-ink',
  accent: 'bg-tint text-accent-text',
  good: 'bg-good-tint text-good',
  wait: 'bg-wait-tint text-wait',
  late: 'bg-late-tint text-late',
} as const

export type Tone = keyof typeof TONE

/** A status as a coloured label. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${TONE[tone]}`}
  >
    {children}
  </span>
)
