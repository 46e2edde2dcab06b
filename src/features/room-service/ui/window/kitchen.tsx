import { arch } from './house.tsx'
import { Light } from './light.tsx'

const WINDOWS = [27, 55, 83]

/** The kitchen beside the house: it glows, and steam stands over its roof, while the order is made. */
export const Kitchen = ({ id, isLit }: { id: string; isLit: boolean }) => (
  <g>
    <path d="M82 248v-32h15v32Z" fill="var(--wall-low)" />
    <path d="M80 214h19v5H80Z" fill="var(--roof)" />
    <path d="M10 268h108v52H10Z" fill={`url(#${id}wall)`} />
    <path d="M20 242h88l17 26H2Z" fill="var(--roof)" />
    <path d="M20 242h88M2 268h123" stroke="var(--trim)" strokeWidth="1.6" opacity="0.7" />
    {WINDOWS.map((x) => (
      <path key={x} d={arch(x, 278, 20, 32)} fill="var(--pane)" stroke="var(--shadow)" strokeWidth="1.6" />
    ))}
    <Light isLit={isLit}>
      <ellipse cx="65" cy="294" rx="72" ry="44" fill={`url(#${id}glow)`} opacity="0.75" />
      {WINDOWS.map((x) => (
        <g key={x}>
          <path d={arch(x, 278, 20, 32)} fill={`url(#${id}lit)`} />
          <path d={`M${x + 10} 278v32M${x} 293h20`} stroke="oklch(60% 0.13 58)" strokeWidth="1.4" />
        </g>
      ))}
      <g fill="none" stroke="oklch(96% 0.02 90)" strokeWidth="3" strokeLinecap="round" opacity="0.62">
        <path d="M86 210c-8-9 6-15-1-25-7-9 5-14 0-23" />
        <path d="M94 210c8-10-6-17 1-27 6-9-3-15 1-24" />
      </g>
    </Light>
  </g>
)
