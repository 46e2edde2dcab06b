import { useMemo } from 'react'
import { qrPath } from '../qr-path.ts'

/** A QR code, dark on light in every theme; its parent sets the size. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { side, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
