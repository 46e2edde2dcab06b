import type { ReactNode } from 'react'

/** Something that comes alight, in 180 ms; with reduced motion the picture simply changes. */
export const Light = ({ isLit, children }: { isLit: boolean; children: ReactNode }) => (
  <g data-lit={isLit} className={`transition-opacity duration-180 ease-calm ${isLit ? '' : 'opacity-0'}`}>
    {children}
  </g>
)
