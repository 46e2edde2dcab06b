import type { ReactNode } from 'react'

/** What the stage stands on: the hotel's place by night. */
export const StageGround = ({ night, children }: { night: string; children?: ReactNode }) => (
  <div className="relative isolate min-h-[44rem] overflow-hidden rounded-[28px] bg-[#0b1512] text-white">
    <img
      src={night}
      alt=""
      fetchPriority="high"
      className="absolute inset-0 -z-10 size-full object-cover object-bottom rtl:-scale-x-100"
    />
    <div className="absolute inset-0 -z-10 bg-black/10" />
    {children}
  </div>
)
