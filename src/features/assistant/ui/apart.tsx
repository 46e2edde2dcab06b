import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What was not understood, or is not to be had as it was asked for. */
export const Apart = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="flex gap-2 text-[0.9375rem] wrap-anywhere text-wait">
    <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)
