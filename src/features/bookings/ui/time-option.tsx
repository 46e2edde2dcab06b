import type { ReactNode } from 'react'

/** How a button looks that offers one of the ways in which a time is said. */
export const TIME_OPTION =
  'w-full min-w-0 justify-start! gap-3! px-3.5! py-2.5 text-start font-normal! whitespace-normal! aria-pressed:border-accent-text/60 aria-pressed:bg-tint'

type TimeOptionProps = { icon: ReactNode; title: ReactNode; children?: ReactNode }

/** As soon as possible, or a time that was chosen: what stands in such a button. */
export const TimeOption = ({ icon, title, children }: TimeOptionProps) => (
  <>
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text in-aria-pressed:bg-card">
      {icon}
    </span>
    <span className="grid min-w-0">
      <span className="font-semibold first-letter:uppercase">{title}</span>
      <span className="text-[0.9375rem] text-muted empty:hidden">{children}</span>
    </span>
  </>
)
