import type { ReactNode } from 'react'
import type { Light } from '#kit/shared/greeting.ts'

const STARS = [
  [18, 34],
  [42, 12],
  [61, 51],
  [30, 78],
  [104, 22],
  [131, 47],
  [158, 14],
  [176, 66],
  [204, 31],
  [226, 9],
  [247, 52],
  [268, 24],
  [292, 71],
  [306, 13],
  [331, 38],
  [382, 58],
  [388, 19],
  [14, 122],
  [52, 138],
  [118, 96],
  [140, 121],
  [34, -14],
  [92, -8],
  [168, -20],
  [243, -12],
  [317, -22],
  [366, -6],
  [372, 104],
  [391, 141],
  [22, 178],
  [196, 92],
] as const

type SkyProps = { id: string; light: Light; children: ReactNode }

/** The sky with its stars, the moon or the sun of the children, and the hills. */
export function Sky({ id, light, children }: SkyProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="var(--sky-top)" />
          <stop offset="0.4" stopColor="var(--sky-mid)" />
          <stop offset="0.7" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="var(--disc)" stopOpacity="0.45" />
          <stop offset="0.35" stopColor="var(--disc)" stopOpacity="0.2" />
          <stop offset="0.65" stopColor="var(--disc)" stopOpacity="0.06" />
          <stop offset="1" stopColor="var(--disc)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-800" y="-60" width="2000" height="520" fill={`url(#${id}sky)`} />
      {light === 'night' && (
        <>
          <pattern
            id={`${id}stars`}
            y="-60"
            width="400"
            height="300"
            patternUnits="userSpaceOnUse"
            fill="var(--disc)"
          >
            {STARS.map(([x, y], at) => (
              <circle
                key={x}
                cx={x}
                cy={y + 60}
                r={at % 4 === 0 ? 1.2 : 0.7}
                opacity={0.4 + (at % 3) * 0.25}
              />
            ))}
          </pattern>
          <rect x="-800" y="-60" width="2000" height="300" fill={`url(#${id}stars)`} />
        </>
      )}
      {light === 'day' && (
        <g fill="var(--disc)" opacity="0.75">
          <path d="M172 74h58a10 10 0 0 0-7-17 19 19 0 0 0-35-3 13 13 0 0 0-16 20Z" />
          <path d="M24 160h40a8 8 0 0 0-5-13 14 14 0 0 0-26-1 9 9 0 0 0-9 14Z" opacity="0.7" />
        </g>
      )}
      {children}
      <path
        d="M-800 236Q-600 186-400 244-300 200-180 238T-20 236Q40 186 108 214T226 232Q310 176 400 222T560 236Q680 190 800 240 1000 186 1200 236V460H-800Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-800 262Q-600 290-400 272-200 236-40 272 60 240 150 264T330 258 480 268Q620 236 800 272 1000 290 1200 262V460H-800Z"
        fill="var(--hill-near)"
      />
    </>
  )
}

type DiscProps = { id: string; x: number; y: number; r: number; children?: ReactNode }

/** The moon, or the sun, which has no marks. */
export const Disc = ({ id, x, y, r, children }: DiscProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r * 3.1} fill={`url(#${id}halo)`} />
    <circle r={r} fill="var(--disc)" />
    <g fill="var(--disc-mark)" transform={`scale(${r / 21})`}>
      <circle cx="-7" cy="-6" r="3.4" />
      <circle cx="6" cy="-9" r="2.2" />
      <circle cx="9" cy="3" r="4" />
      <circle cx="-10" cy="5" r="2" />
      <circle cx="-1" cy="11" r="3" />
    </g>
    {children}
  </g>
)
