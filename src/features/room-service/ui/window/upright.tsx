import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Writing keeps its direction where the scene is mirrored for right-to-left, turned about `x`. */
export function Upright({ x, children }: { x: number; children: ReactNode }) {
  const isMirrored = useTranslation().i18n.dir() === 'rtl'
  return <g transform={isMirrored ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>{children}</g>
}
