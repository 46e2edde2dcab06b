import type { ReactNode } from 'react'

/** Fills the stage, behind what stands on it. */
export const GROUND = 'absolute inset-0 -z-10 size-full object-cover object-bottom rtl:-scale-x-100'

/** What the stage stands on: the sample's place by night, in one element from the first paint on. */
export const StageGround = ({ night, children }: { night: string; children: ReactNode }) => (
  <div className="relative isolate min-h-[59.5rem] md:min-h-[50rem] lg:min-h-[52rem] overflow-hidden rounded-[28px] bg-[#0b1512] text-white">
    <img src={night} alt="" fetchPriority="high" className={GROUND} />
    <div className="absolute inset-0 -z-10 bg-black/10" />
    {children}
  </div>
)
